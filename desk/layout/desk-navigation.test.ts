import { expect, it } from 'vitest';
import routes from '../routes.ts';
import { accountEntry, deskNavigationEntries, isCurrentEntry } from './desk-navigation.ts';

const [frame] = routes;
const pathnames = (frame?.children ?? []).map(({ path = '' }) => `/${path}`);
const currentAt = (pathname: string) =>
  [...deskNavigationEntries, accountEntry]
    .filter((entry) => isCurrentEntry(entry, pathname))
    .map(({ label }) => label);

it.each(pathnames)('one entry is current at %s', (pathname) => {
  expect(currentAt(pathname)).toHaveLength(1);
});

it('a page belongs to the entry from which a member comes to it', () => {
  for (const path of ['/import', '/import/0198c0de']) expect(currentAt(path)).toEqual(['Inbox']);
  expect(currentAt('/month')).toEqual(['Orders']);
  expect(currentAt('/fees')).toEqual(['Batches']);
  expect(currentAt('/sources')).toEqual(['Settings']);
  expect(currentAt('/learnersome')).toEqual([]);
});
