import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { settingWarnings } from './setting-warnings.ts';

const site = { SITE_URL: 'https://www.example.in' };
const mailBy = (SMTP_URL: string) => ({ ...site, SMTP_URL, LEADS_TO: 'office@example.in' });
const keysOf = (mode: 'live' | 'test') => ({
  RAZORPAY_KEY_ID: `rzp_${mode}_1A2b3C4d5E6f7G`,
  RAZORPAY_KEY_SECRET: 'the secret of the key',
  RAZORPAY_WEBHOOK_SECRET: 'the secret of the webhook',
});

describe('settings', () => {
  it.each<[Record<string, string>, string, string]>([
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production, but ', 'Set SITE_URL'],
    [{ SITE_URL: 'http://www.example.in' }, 'SITE_URL is http://www.example.in', 'certificate'],
    [{ ...site, PAYMENT_URL: 'http://pay.example.in/x' }, 'PAYMENT_URL begins with http:', 'https'],
    [keysOf('live'), 'RAZORPAY_KEY_ID is a live key', 'use a test key here'],
    [
      mailBy('smtp://me:secret@smtp.example.in:465'),
      'port 465',
      'smtps:// before smtp.example.in:465',
    ],
    [
      mailBy('smtps://me:secret@smtp.example.in:587'),
      'port 587',
      'smtp:// before smtp.example.in:587',
    ],
    [
      mailBy('smtps://me:secret@smtp.example.in:25'),
      'port 25',
      'smtp:// before smtp.example.in:25',
    ],
  ])('%o give one warning that states what to do', (environment, problem, remedy) => {
    const warnings = settingWarnings(readConfig(environment));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(problem);
    expect(warnings[0]).toContain(remedy);
    expect(warnings[0]).not.toContain('secret');
  });

  it.each<[Record<string, string>]>([
    [{}],
    [{ SITE_URL: 'http://127.0.0.1:8080', PAYMENT_URL: 'http://localhost:9/pay' }],
    [{ ...site, PAYMENT_URL: 'https://pay.example.in/x', ...keysOf('live') }],
    [keysOf('test')],
    [mailBy('smtps://me:secret@smtp.example.in:465')],
    [mailBy('smtps://me:secret@smtp.example.in')],
    [mailBy('smtp://me:secret@smtp.example.in:587')],
    [mailBy('smtp://localhost:1025')],
  ])('%o give no warning', (environment) => {
    expect(settingWarnings(readConfig(environment))).toEqual([]);
  });

  it('with several problems give a warning for each', () => {
    const warnings = settingWarnings(
      readConfig({ ...mailBy('smtp://smtp.example.in:465'), SITE_URL: 'http://www.example.in' }),
    );
    expect(warnings).toHaveLength(2);
  });
});
