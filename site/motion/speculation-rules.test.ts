import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const [rule] = JSON.parse(speculationRules).prefetch;
const patterns: string[] = rule.where.and.flatMap(
  (part: { not?: { href_matches?: string[] } }) => part.not?.href_matches ?? [],
);
const isLeftOut = (address: string) =>
  patterns.some((pattern) =>
    new URLPattern({ pathname: pattern }).test(address, 'https://miranaya.example'),
  );

it('pages are prefetched, but neither files nor addresses at which the service does something', () => {
  for (const address of ['/courses', '/enroll-form', '/enroll-form?offer=mern-stack', '/terms'])
    expect(isLeftOut(address), address).toBe(false);
  // Opening the address of a payment asks the provider for a link, also for an instalment that is not due yet.
  for (const address of [
    '/enroll-form/pay?order=a.b',
    '/enroll-form/receipt?order=a.b',
    '/rest/v1',
  ])
    expect(isLeftOut(address), address).toBe(true);
});
