import { expect, it } from 'vitest';
import { paymentDoubt } from './payment-doubt.ts';

const site = { siteUrl: 'https://www.example.in', razorpayKeyId: null, paymentUrl: null };

it('a public site on which nobody can pay is doubted', () => {
  expect(paymentDoubt(site)).toMatch(/^Nobody can pay at https:\/\/www\.example\.in: /);
});

it('a public site with a test key is doubted', () => {
  expect(paymentDoubt({ ...site, razorpayKeyId: 'rzp_test_1A2b3C' })).toContain('is no money');
});

it.each([
  { razorpayKeyId: 'rzp_live_1A2b3C' },
  { paymentUrl: 'https://pay.example.in' },
  { siteUrl: 'http://localhost:3000' },
  { siteUrl: 'http://127.0.0.1:3000', razorpayKeyId: 'rzp_test_1A2b3C' },
])('nothing is said with %o', (settings) => {
  expect(paymentDoubt({ ...site, ...settings })).toBeNull();
});
