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
      logLevel: 'info',
      limits: { perMinute: 300, perHour: 1_500 },
      redisUrl: null,
      mail: null,
      webhook: null,
      hasDesk: true,
      paymentUrl: null,
      razorpay: null,
    });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('have an address with the port, if no other address is set', () => {
    expect(readConfig({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
    expect(readConfig({ PORT: '0' }).siteUrl).toBe('http://localhost:3000');
    const SITE_URL = 'https://www.example.in';
    expect(readConfig({ PORT: '4000', SITE_URL }).siteUrl).toBe(SITE_URL);
  });

  it('have the values that they are set to', () => {
    const set = {
      PORT: '65535',
      SITE_URL: 'https://miranaya.example//',
      CORS_ORIGINS: 'https://a.example, https://b.example',
      TRUST_PROXY: '10.0.0.0/8,::1/128,192.168.1.1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_MINUTE: '1',
      RATE_LIMIT_HOUR: '1000000000',
      REDIS_URL: 'rediss://cache.example:6379',
      PAYMENT_URL: 'https://pay.example/fees',
      DESK: 'off',
      LEADS_TO: 'a@x.in',
      LEADS_FROM: 'site@x.in',
      SMTP_URL: 'smtp://localhost',
      WEBHOOK_URL: 'https://crm.example/hook',
      WEBHOOK_SECRET: 'a-secret-of-the-crm',
    };
    expect(readConfig(set)).toMatchObject({
      port: 65_535,
      siteUrl: 'https://miranaya.example',
      corsOrigins: ['https://a.example', 'https://b.example'],
      trustProxy: ['10.0.0.0/8', '::1/128', '192.168.1.1'],
      logLevel: 'silent',
      limits: { perMinute: 1, perHour: 1_000_000_000 },
      redisUrl: 'rediss://cache.example:6379',
      paymentUrl: 'https://pay.example/fees',
      hasDesk: false,
      mail: { to: ['a@x.in'], from: 'site@x.in' },
      webhook: { url: 'https://crm.example/hook', secret: 'a-secret-of-the-crm' },
    });
    expect(readConfig({ DESK: 'on', PORT: '0' })).toMatchObject({ hasDesk: true, port: 0 });
  });

  it('of Razorpay are all required or none, except its address', () => {
    const [id, secret, hook] = ['rzp_test_1A2b3C4d5E6f7G', 'a-secret', 'a-secret-of-sixteen'];
    const all = {
      RAZORPAY_KEY_ID: id,
      RAZORPAY_KEY_SECRET: secret,
      RAZORPAY_WEBHOOK_SECRET: `${hook}, ${hook}2`,
    };
    const read = { keyId: id, keySecret: secret, webhookSecrets: [hook, `${hook}2`] };
    expect(readConfig(all).razorpay).toEqual({ ...read, apiUrl: 'https://api.razorpay.com' });
    const mock = { RAZORPAY_API_URL: 'http://localhost:9000//' };
    expect(readConfig({ ...all, ...mock }).razorpay?.apiUrl).toBe('http://localhost:9000');
    expect(readConfig(mock).razorpay).toBeNull();
    for (const [name, value] of Object.entries(all)) {
      const others = Object.keys(all).filter((other) => other !== name);
      const alone = () => readConfig({ [name]: value });
      for (const other of others)
        expect(alone).toThrow(
          new RegExp(`^${other} should be .*; the other settings of Razorpay need it\\.$`, 'm'),
        );
      expect(alone).not.toThrow(new RegExp(`^${name} `, 'm'));
    }
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['ANON_KEY', 'a b'],
    ['SITE_URL', 'miranaya.example'],
    ['SITE_URL', 'https://miranaya.example/site'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example/'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '127.0.0.1,::/0'],
    ['TRUST_PROXY', '10.0.0.0/00'],
    ['TRUST_PROXY', '10.0.0.0/8x'],
    ['TRUST_PROXY', '::1/129'],
    ['DESK', 'closed'],
    ['RAZORPAY_KEY_ID', 'key'],
    ['RAZORPAY_API_URL', 'http://api.example'],
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
  ])('name %s when it is %j, and the right format', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} should be .+\\.$`));
  });

  it('that require one another are required together', () => {
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
  ])('allow %s to be %s: encrypted, or on this machine', (name, value) => {
    const rest = { LEADS_TO: 'a@x.in', WEBHOOK_SECRET: 'a-secret-of-the-crm' };
    expect(() => readConfig({ [name]: value, ...rest })).not.toThrow();
  });

  it('accept a port that the supervisor holds for this process, and not one for another', () => {
    const mine = { LISTEN_PID: String(process.pid), LISTEN_FDS: '1' };
    expect(readConfig(mine).inheritedSocket).toEqual({ fd: 3 });
    expect(readConfig({ ...mine, LISTEN_PID: '1' }).inheritedSocket).toBeNull();
    expect(() => readConfig({ ...mine, LISTEN_FDS: '2' })).toThrow(
      'The socket unit should have one ListenStream; it has 2.',
    );
  });

  it('are never repeated in a message when they may contain a password', () => {
    const wrong = {
      DATABASE_URL: 'postgre://me:hunter2@x/y',
      SMTP_URL: 'hunter2',
      WEBHOOK_SECRET: 'hunter2',
    };
    expect(() => readConfig(wrong)).toThrow(/^(?!.*hunter2)/s);
    expect(() => readConfig(wrong)).toThrow(
      /; it is something else\.\n.*; it is something else\.\n/,
    );
  });

  it('are repeated in a message when that shows the mistake', () => {
    expect(() => readConfig({ PORT: 'eighty' })).toThrow('; it is "eighty".');
    expect(() => readConfig({ SITE_URL: 'miranaya' })).toThrow('; it is "miranaya".');
  });

  it('are all in .env.example, with their defaults', () => {
    const example = readFileSync(join(import.meta.dirname, '../..', '.env.example'), 'utf8');
    expect(settingNames.length).toBeGreaterThan(15);
    for (const name of settingNames) expect(example).toMatch(new RegExp(`^#${name}=`, 'm'));
  });
});
