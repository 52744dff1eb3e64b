import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { refuseUnwritableFolders } from './refuse-unwritable-folders.ts';

let folder: ReturnType<typeof makeScratchFolder>;
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(() => folder.remove());

it('allows a first build, and one whose folders belong to the user', () => {
  expect(() => refuseUnwritableFolders(folder.path)).not.toThrow();
  mkdirSync(join(folder.path, 'build/made/20261123T000000-1'), { recursive: true });
  expect(() => refuseUnwritableFolders(folder.path)).not.toThrow();
});

it.each(['build', 'build/made', 'build/made/20261123T000000-1', '.react-router'])(
  'reports in a sentence that another user owns %s',
  (name) => {
    const foreign = join(folder.path, name);
    mkdirSync(foreign, { recursive: true });
    const refused = () => refuseUnwritableFolders(folder.path, (path) => path !== foreign);
    expect(refused).toThrow(`: ${foreign} belongs to `);
    expect(refused).toThrow(/sudo chown -R "\$\(id -u\)" /);
  },
);
