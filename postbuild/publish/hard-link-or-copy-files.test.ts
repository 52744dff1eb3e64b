import { linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { hardLinkOrCopyFiles } from './hard-link-or-copy-files.ts';

let folder: ReturnType<typeof makeScratchFolder>;
const place = (...parts: string[]) => join(folder.path, ...parts);
beforeEach(() => {
  folder = makeScratchFolder();
  for (const name of ['build', 'earlier', 'other']) mkdirSync(place(name));
  writeFileSync(place('build', 'page.html'), 'as built');
});
afterEach(() => folder.remove());

const inode = (path: string) => statSync(path).ino;

it('hard-links a file', () => {
  hardLinkOrCopyFiles(place('build'), place('new'), ['page.html']);
  expect(inode(place('new', 'page.html'))).toBe(inode(place('build', 'page.html')));
});

it('links the same file of an earlier publication if the build’s file can not be linked', () => {
  writeFileSync(place('other', 'page.html'), 'as published');
  writeFileSync(place('earlier', 'page.html'), 'as built');
  const ofOtherUser = ((from: string, to: string) => {
    if (from.startsWith(place('build'))) throw new Error('EPERM');
    linkSync(from, to);
  }) as typeof linkSync;
  const files = ['page.html'];
  hardLinkOrCopyFiles(
    place('build'),
    place('new'),
    files,
    [place('other'), place('earlier')],
    ofOtherUser,
  );
  expect(inode(place('new', 'page.html'))).toBe(inode(place('earlier', 'page.html')));
  hardLinkOrCopyFiles(place('build'), place('first'), files, [place('other')], ofOtherUser);
  expect(readFileSync(place('first', 'page.html'), 'utf8')).toBe('as built');
});
