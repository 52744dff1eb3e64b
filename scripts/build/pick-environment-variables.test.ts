import { expect, it } from 'vitest';
import { settingTable } from '#service/settings/setting-table.ts';
import { pickBuildVariables, pickMachineVariables } from './pick-environment-variables.ts';

const keptOf = (names: readonly string[], choose: typeof pickMachineVariables) =>
  Object.keys(choose(Object.fromEntries(names.map((name) => [name, 'x']))));

it('passes to a build only those settings of the service that a build reads', () => {
  const names = Object.keys(settingTable);
  expect(keptOf(names, pickMachineVariables)).toEqual([]);
  expect(keptOf(names, pickBuildVariables).sort()).toEqual([
    'ANON_KEY',
    'DEMONSTRATION_BANK',
    'PAYMENT_URL',
    'PORT',
    'RAZORPAY_KEY_ID',
    'SITE_URL',
  ]);
});

it('passes on how programs are found and how npm reaches its registry', () => {
  const names = [
    'PATH',
    'HOME',
    'https_proxy',
    'NODE_EXTRA_CA_CERTS',
    'npm_config_registry',
    'npm_config_@team:registry',
    'npm_config_strict_ssl',
    'npm_config_cache',
  ];
  expect(keptOf(names, pickMachineVariables)).toEqual(names);
});

it('passes on no token and no unknown variable', () => {
  const names = [
    'npm_config__authToken',
    'npm_config_//registry.example/:_authToken',
    'npm_config_otp',
    'GITHUB_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'SSH_AUTH_SOCK',
    'PGPASSWORD',
  ];
  expect(keptOf(names, pickMachineVariables)).toEqual([]);
});
