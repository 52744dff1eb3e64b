import { describe, expect, it } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { paymentModeOf } from './payment-mode.ts';

const keys = (kind: 'test' | 'live') => ({
  RAZORPAY_KEY_ID: `rzp_${kind}_1A2b3C4d5E6f7G`,
  RAZORPAY_KEY_SECRET: 'a secret of the key',
  RAZORPAY_WEBHOOK_SECRET: 'a secret of the webhook',
});
const publicSite = { SITE_URL: 'https://miranaya.example' };
const paymentUrl = 'https://pay.example/';

describe('new orders are paid', () => {
  it.each([
    ['live', 'with live keys', { ...publicSite, ...keys('live') }, paymentUrl],
    ['test', 'with test keys', { ...publicSite, ...keys('test') }, null],
    [
      'test',
      'with keys where the demonstration bank is on',
      { ...keys('test'), DEMONSTRATION_BANK: 'on' },
      null,
    ],
    ['demonstration', 'at the demonstration bank on this machine', {}, null],
    ['demonstration', 'there by http', { SITE_URL: 'http://192.168.1.5:3000' }, null],
    [
      'demonstration',
      'there on a public site that asks for it',
      { ...publicSite, DEMONSTRATION_BANK: 'on' },
      null,
    ],
  ])('%s: %s', (mode, _how, env, fixed) => {
    expect(paymentModeOf(readConfig(env), fixed)).toBe(mode);
  });

  it.each([
    ['on a public https address without keys', publicSite, null],
    ['where the demonstration bank is off', { DEMONSTRATION_BANK: 'off' }, null],
    ['where they are paid at a fixed address', { DEMONSTRATION_BANK: 'on' }, paymentUrl],
  ])('by none of our modes %s', (_where, env, fixed) => {
    expect(paymentModeOf(readConfig(env), fixed)).toBeNull();
  });
});
