import { mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scratchFolder } from '../tests/service/support/scratch-folder.ts';
import { switchLink } from './switch-link.ts';

let folder: ReturnType<typeof scratchFolder>;
beforeEach(() => {
  folder = scratchFolder();
  for (const name of ['a', 'b']) mkdirSync(join(folder.path, name));
});
afterEach(() => folder.remove());

it('a link leads to one folder, then to the other, and nothing is left beside it', () => {
  const link = join(folder.path, 'current');
  for (const name of ['a', 'b', 'a']) {
    switchLink(link, name);
    expect(realpathSync(link)).toBe(realpathSync(join(folder.path, name)));
  }
  expect(readdirSync(folder.path).sort()).toEqual(['a', 'b', 'current']);
});

it('a switch that was killed half-way is no obstacle to the next', () => {
  const link = join(folder.path, 'current');
  switchLink(link, 'a');
  symlinkSync('nowhere', `${link}.${process.pid}.next`);
  switchLink(link, 'b');
  expect(realpathSync(link)).toBe(realpathSync(join(folder.path, 'b')));
});
