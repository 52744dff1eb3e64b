import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { letterheadFiles, letterheadFolder } from '#contract/letterhead.ts';
import { scratchFolder } from '../../../tests/service/support/scratch-folder.ts';
import { readLetterhead } from './letterhead.ts';

describe('the type for receipts', () => {
  let folder: ReturnType<typeof scratchFolder>;
  beforeEach(() => {
    folder = scratchFolder();
    mkdirSync(join(folder.path, letterheadFolder), { recursive: true });
  });
  afterEach(() => folder.remove());

  const leave = (name: keyof typeof letterheadFiles) =>
    writeFileSync(join(folder.path, letterheadFolder, letterheadFiles[name]), name);
  const found = () => readLetterhead(join(folder.path, 'client'));

  it('lies beside the folder of the pages', () => {
    leave('text');
    leave('bold');
    expect(found()).toEqual({ text: Buffer.from('text'), bold: Buffer.from('bold') });
  });

  it('is whole or not there', () => {
    expect(found()).toBeNull();
    leave('text');
    expect(found()).toBeNull();
  });

  it('is not there without its text either, nor where there are no pages', () => {
    leave('bold');
    expect(found()).toBeNull();
    expect(readLetterhead(null)).toBeNull();
  });
});
