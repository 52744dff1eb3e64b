import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiptFontFiles, receiptFontFolder } from '#contract/orders/receipt-fonts.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { readReceiptFonts } from './read-receipt-fonts.ts';

describe('the fonts for receipts', () => {
  let folder: ReturnType<typeof makeScratchFolder>;
  beforeEach(() => {
    folder = makeScratchFolder();
    mkdirSync(join(folder.path, receiptFontFolder), { recursive: true });
  });
  afterEach(() => folder.remove());

  const leave = (name: keyof typeof receiptFontFiles) =>
    writeFileSync(join(folder.path, receiptFontFolder, receiptFontFiles[name]), name);
  const found = () => readReceiptFonts(join(folder.path, 'client'));

  it('lie beside the folder of the pages', () => {
    leave('text');
    leave('bold');
    expect(found()).toEqual({ text: Buffer.from('text'), bold: Buffer.from('bold') });
  });

  it('are complete or count as missing', () => {
    expect(found()).toBeNull();
    leave('text');
    expect(found()).toBeNull();
  });

  it('count as missing without their licence text, and if there are no pages', () => {
    leave('bold');
    expect(found()).toBeNull();
    expect(readReceiptFonts(null)).toBeNull();
  });
});
