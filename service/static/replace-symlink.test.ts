import { mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { replaceSymlink } from './replace-symlink.ts';

let folder: ReturnType<typeof makeScratchFolder>;
beforeEach(() => {
  folder = makeScratchFolder();
  for (const name of ['a', 'b']) mkdirSync(join(folder.path, name));
});
afterEach(() => folder.remove());

it('a link points to one folder, then to the other, and nothing is left beside it', () => {
  const link = join(folder.path, 'current');
  for (const name of ['a', 'b', 'a']) {
    replaceSymlink(link, name);
    expect(realpathSync(link)).toBe(realpathSync(join(folder.path, name)));
  }
  expect(readdirSync(folder.path).sort()).toEqual(['a', 'b', 'current']);
});

it('replaces the link after an earlier replacement was killed half-way', () => {
  const link = join(folder.path, 'current');
  replaceSymlink(link, 'a');
  symlinkSync('nowhere', `${link}.${process.pid}.next`);
  replaceSymlink(link, 'b');
  expect(realpathSync(link)).toBe(realpathSync(join(folder.path, 'b')));
});
