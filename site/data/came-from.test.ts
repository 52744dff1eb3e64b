import { afterAll, expect, it, vi } from 'vitest';
import { cameFrom, noteFirstPage } from './came-from.ts';

afterAll(() => {
  vi.unstubAllGlobals();
});
const opens = (url: string, referrer: string) => {
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('location', { href: url });
  noteFirstPage();
};

it('a visit came from where its first page was opened from, wherever it has gone on to', () => {
  expect(cameFrom()).toBeNull();
  opens('https://miranaya.example/courses?utm_source=diwali', 'https://www.google.com/search');
  expect(cameFrom()).toBe('diwali → /courses (from www.google.com)');
  opens('https://miranaya.example/terms', 'https://miranaya.example/courses');
  expect(cameFrom()).toBe('diwali → /courses (from www.google.com)');
});
