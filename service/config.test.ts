import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, settingNames } from './config.ts';

describe('the settings', () => {
  it('all have defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      anonKey: 'miranaya-public-key',
      siteUrl: 'http://localhost:3000',
      corsOrigins: [],
      trustProxy: [],
      mail: null,
      webhook: null,
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['ANON_KEY', 'a b'],
    ['SITE_URL', 'miranaya.example'],
    ['SITE_URL', 'https://miranaya.example/site'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example/'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_MINUTE', '0'],
    ['REDIS_URL', 'http://x'],
    ['SMTP_URL', 'smtp.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com:25?ignoreTLS=true'],
    ['SMTP_URL', 'smtp://mail.example.com?opportunisticTLS=true'],
    ['SMTP_URL', 'smtp://mail.example.com?requireTLS=false'],
    ['SMTP_URL', 'smtp://127.0.0.1.example.com?ignoreTLS=true'],
    ['LEADS_TO', 'not an address'],
    ['LEADS_FROM', 'a@b,c@d'],
    ['WEBHOOK_URL', 'crm'],
    ['WEBHOOK_URL', 'http://crm.example.com/hook'],
    ['WEBHOOK_URL', 'http://192.168.1.5/hook'],
    ['WEBHOOK_URL', 'http://localhost.example.com/hook'],
    ['WEBHOOK_SECRET', 'short'],
    ['PAYMENT_URL', 'pay'],
  ])('name %s when it is %j, and what it should be', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} should be .+\\.$`));
  });

  it('that need one another are asked for together', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow(/^LEADS_TO should be /);
    expect(() => readConfig({ WEBHOOK_URL: 'https://x.example' })).toThrow(
      /^WEBHOOK_SECRET should be /,
    );
    expect(readConfig({ SMTP_URL: 'smtp://localhost', LEADS_TO: 'a@x.in, b@x.in' }).mail).toEqual({
      smtpUrl: 'smtp://localhost',
      to: ['a@x.in', 'b@x.in'],
      from: 'a@x.in',
    });
  });

  it.each([
    ['SMTP_URL', 'smtps://user:pass@mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com:587'],
    ['SMTP_URL', 'smtp://127.0.0.1:1025?ignoreTLS=true'],
    ['SMTP_URL', 'smtp://localhost'],
    ['SMTP_URL', 'smtp://[::1]:1025'],
    ['WEBHOOK_URL', 'https://crm.example.com/hook'],
    ['WEBHOOK_URL', 'http://localhost:8080/hook'],
    ['WEBHOOK_URL', 'http://127.0.0.1:8080/hook'],
    ['WEBHOOK_URL', 'http://[::1]:8080/hook'],
  ])('let %s be %s: encrypted, or on this machine', (name, value) => {
    const rest = { LEADS_TO: 'a@x.in', WEBHOOK_SECRET: 'a-secret-of-the-crm' };
    expect(() => readConfig({ [name]: value, ...rest })).not.toThrow();
  });

  it('take a port that the supervisor holds for this process, and not one for another', () => {
    const mine = { LISTEN_PID: String(process.pid), LISTEN_FDS: '1' };
    expect(readConfig(mine).heldPort).toEqual({ fd: 3 });
    expect(readConfig({ ...mine, LISTEN_PID: '1' }).heldPort).toBeNull();
    expect(() => readConfig({ ...mine, LISTEN_FDS: '2' })).toThrow(
      'The socket unit should have one ListenStream; it has 2.',
    );
  });

  it('are never repeated when they may hold a password', () => {
    const wrong = {
      DATABASE_URL: 'postgre://me:hunter2@x/y',
      SMTP_URL: 'hunter2',
      WEBHOOK_SECRET: 'hunter2',
    };
    expect(() => readConfig(wrong)).toThrow(/^(?!.*hunter2)/s);
  });

  it('are all in .env.example, with their defaults', () => {
    const example = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');
    expect(settingNames.length).toBeGreaterThan(15);
    for (const name of settingNames) expect(example).toMatch(new RegExp(`^#${name}=`, 'm'));
  });
});
