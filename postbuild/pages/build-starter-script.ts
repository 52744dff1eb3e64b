import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

/** The minified JavaScript of `browser/starter.ts`, as it stands in a page. */
export async function buildStarterScript(): Promise<string> {
  const file = new URL('./browser/starter.ts', import.meta.url);
  const plain = await transformWithOxc(await readFile(file, 'utf8'), 'starter.ts', {
    target: 'es2022',
  });
  const small = await minify('starter.js', plain.code, { module: false });
  if (small.errors.length > 0 || /<\/script/i.test(small.code)) {
    throw new Error(`The starter could not be made small: ${small.errors[0]?.message ?? ''}`);
  }
  return small.code.trim();
}
