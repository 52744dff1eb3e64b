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

/** A document of the site in the same tab, and what it says of where the visit came from. */
async function opens(path: string, referrer: string) {
  vi.resetModules();
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('location', new URL(path, ours));
  const { noteFirstPage } = await import('./first-page.ts');
  const { cameFrom } = await import('./came-from.ts');
  expect(cameFrom()).toBeNull();
  noteFirstPage();
  return { cameFrom, noteFirstPage };
}

const search = 'https://www.google.com/search';
const found = 'diwali → /courses (from www.google.com)';

it('a visit came from where its first page was opened from, wherever it has gone on to', async () => {
  const first = await opens('/courses?utm_source=diwali', search);
  expect(first.cameFrom()).toBe(found);
  vi.stubGlobal('location', new URL('/terms', ours));
  first.noteFirstPage();
  expect(first.cameFrom()).toBe(found);
  expect((await opens('/enroll-form', `${ours}/terms`)).cameFrom()).toBe(found);
  // A browser may tell no page which one led to it.
  expect((await opens('/request-call', '')).cameFrom()).toBe(found);
});

it('somebody who is led here once more begins another visit', async () => {
  await opens('/courses?utm_source=diwali', search);
  expect((await opens('/', 'https://l.wl.co/l')).cameFrom()).toBe('l.wl.co → /');
  expect((await opens('/terms?utm_source=mail', '')).cameFrom()).toBe('mail → /terms');
});

it('where nothing may be stored, only the open page knows', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect((await opens('/courses?utm_source=diwali', search)).cameFrom()).toBe(found);
  expect((await opens('/terms', `${ours}/courses`)).cameFrom()).toBeNull();
});
