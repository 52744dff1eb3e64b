import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ours = 'https://miranaya.example';
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  allow();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const allow = () =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });

/** Opens a document of the site in the same tab, with this referrer. */
async function opens(path: string, referrer: string) {
  vi.resetModules();
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('location', new URL(path, ours));
  const { recordFirstPage } = await import('./first-page-of-visit.ts');
  const { readCurrentTrafficSource } = await import('./read-current-traffic-source.ts');
  expect(readCurrentTrafficSource()).toBeNull();
  recordFirstPage();
  return { readCurrentTrafficSource, recordFirstPage };
}

const search = 'https://www.google.com/search';
const found = 'diwali → /courses (from www.google.com)';

it('the source of a visit is the referrer of its first page, whatever pages follow', async () => {
  const first = await opens('/courses?utm_source=diwali', search);
  expect(first.readCurrentTrafficSource()).toBe(found);
  vi.stubGlobal('location', new URL('/terms', ours));
  first.recordFirstPage();
  expect(first.readCurrentTrafficSource()).toBe(found);
  expect((await opens('/enroll-form', `${ours}/terms`)).readCurrentTrafficSource()).toBe(found);
  // A browser may send no referrer.
  expect((await opens('/request-call', '')).readCurrentTrafficSource()).toBe(found);
});

it('a visitor who arrives by another link begins another visit', async () => {
  await opens('/courses?utm_source=diwali', search);
  expect((await opens('/', 'https://l.wl.co/l')).readCurrentTrafficSource()).toBe('l.wl.co → /');
  expect((await opens('/terms?utm_source=mail', '')).readCurrentTrafficSource()).toBe(
    'mail → /terms',
  );
});

it('a visitor who comes back from the payment provider continues the same visit', async () => {
  await opens('/courses?utm_source=diwali', search);
  const back = await opens('/enroll-form/status?order=a.b', 'https://api.razorpay.com/');
  expect(back.readCurrentTrafficSource()).toBe(found);
  expect((await opens('/', `${ours}/enroll-form/status`)).readCurrentTrafficSource()).toBe(found);
});

it('if nothing may be stored, only the open page knows the source', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect((await opens('/courses?utm_source=diwali', search)).readCurrentTrafficSource()).toBe(
    found,
  );
  expect((await opens('/terms', `${ours}/courses`)).readCurrentTrafficSource()).toBeNull();
});
