import { expect, it } from 'vitest';
import { paymentWarning } from './payment-warning.ts';

const site = { siteUrl: 'https://www.example.in', mode: null, paymentUrl: null } as const;

it('warns of a public site on which nobody can pay', () => {
  expect(paymentWarning(site)).toMatch(
    /^Nobody can pay at https:\/\/www\.example\.in: enrolments are kept/,
  );
});

it('warns of a public site with demonstration payments', () => {
  expect(paymentWarning({ ...site, mode: 'demonstration' })).toMatch(
    /^Nobody can pay .* demonstration/,
  );
});

it('warns of a public site with a test key', () => {
  expect(paymentWarning({ ...site, mode: 'test' })).toContain('is no money');
});

it.each<Partial<Parameters<typeof paymentWarning>[0]>>([
  { mode: 'live' },
  { paymentUrl: 'https://pay.example.in' },
  { siteUrl: 'http://localhost:3000' },
  { siteUrl: 'http://127.0.0.1:3000', mode: 'test' },
])('gives no warning with %o', (settings) => {
  expect(paymentWarning({ ...site, ...settings })).toBeNull();
});
