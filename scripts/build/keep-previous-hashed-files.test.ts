import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { keepPreviousHashedFiles } from './keep-previous-hashed-files.ts';

let folder: ReturnType<typeof makeScratchFolder>;
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(() => folder.remove());

/** Creates the pages of a build. Each file contains its own name. */
function client(build: string, ...files: string[]): string {
  const dir = join(folder.path, build, 'client');
  mkdirSync(join(dir, 'assets', 'brochures'), { recursive: true });
  for (const file of files) writeFileSync(join(dir, file), `${build} ${file}`);
  return dir;
}
const read = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8');
const days = (n: number) => new Date(Date.UTC(2026, 10, 21 + n));
const none = { kept: {} };

describe('the scripts of pages that are open during a new build', () => {
  it('stay, with their compressed copies, and nothing else does', () => {
    const before = client(
      'a',
      'index.html',
      'assets/root-OLD00000.js',
      'assets/root-OLD00000.js.br',
      'assets/same-SAME0000.js',
      'assets/brochures/old.pdf',
    );
    const now = client('b', 'index.html', 'assets/root-NEW00000.js', 'assets/same-SAME0000.js');
    const kept = keepPreviousHashedFiles({ clientDir: before, stamp: none }, now, days(0));
    expect(Object.keys(kept).sort()).toEqual(['root-OLD00000.js', 'root-OLD00000.js.br']);
    expect(read(now, 'assets/root-OLD00000.js')).toBe('a assets/root-OLD00000.js');
    expect(read(now, 'assets/same-SAME0000.js')).toBe('b assets/same-SAME0000.js');
    expect(read(now, 'index.html')).toBe('b index.html');
    expect(existsSync(join(now, 'assets/brochures/old.pdf'))).toBe(false);
  });

  it('stay for a week, however often the site is built', () => {
    let before = { clientDir: client('0', 'assets/root-OLD00000.js'), stamp: none };
    for (const day of [1, 3, 8, 9]) {
      const clientDir = client(String(day));
      const kept = keepPreviousHashedFiles(before, clientDir, days(day));
      expect(existsSync(join(clientDir, 'assets/root-OLD00000.js')), `day ${day}`).toBe(day <= 8);
      before = { clientDir, stamp: { kept } };
    }
  });

  it('that are used again are no longer old', () => {
    const before = {
      clientDir: client('a', 'assets/root-BACK0000.js'),
      stamp: { kept: { 'root-BACK0000.js': days(-6).toISOString() } },
    };
    const clientDir = client('b', 'assets/root-BACK0000.js');
    const kept = keepPreviousHashedFiles(before, clientDir, days(0));
    expect(kept).toEqual({});
    const next = keepPreviousHashedFiles({ clientDir, stamp: { kept } }, client('c'), days(5));
    expect(next).toEqual({ 'root-BACK0000.js': days(5).toISOString() });
  });
});
