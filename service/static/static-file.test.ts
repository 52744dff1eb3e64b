import { fstatSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { beginReading, endReading, makeStaticFileReader, type OpenFile } from './static-file.ts';

it('a file that is being sent stays open until it is sent, also when its table is replaced', () => {
  const folder = makeScratchFolder();
  try {
    const path = join(folder.path, 'brochure.pdf');
    writeFileSync(path, Buffer.alloc(300 * 1024));
    const reader = makeStaticFileReader();
    const file = reader.read(path, 'identity', false).content as OpenFile;
    const isOpen = () => {
      try {
        return fstatSync(file.fd).size > 0;
      } catch {
        return false;
      }
    };
    beginReading(file);
    beginReading(file);
    reader.close();
    expect(isOpen()).toBe(true);
    endReading(file);
    expect(isOpen()).toBe(true);
    endReading(file);
    expect(isOpen()).toBe(false);
  } finally {
    folder.remove();
  }
});

it('keeps the same content in memory once, also when it is read again for another table', () => {
  const folder = makeScratchFolder();
  try {
    const write = (name: string, text: string) => {
      writeFileSync(join(folder.path, name), text);
      return join(folder.path, name);
    };
    const [before, after, other] = [
      write('a', 'a page'),
      write('b', 'a page'),
      write('c', 'A page'),
    ];
    const read = (path: string) => makeStaticFileReader().read(path, 'identity', false);
    const first = read(before);
    expect(read(after).content).toBe(first.content);
    expect(String(read(other).content)).toBe('A page');
    expect(String(first.content)).toBe('a page');
  } finally {
    folder.remove();
  }
});
