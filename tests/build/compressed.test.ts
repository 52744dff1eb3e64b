import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtFiles, readBuiltFileBytes, sizeInBytesOf } from './support/built-site.ts';

const codings = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
  '.zst': zstdDecompressSync,
};
const compressible = /\.(html|js|css|json|data|svg|xml|txt|ics|webmanifest)$/;

describe('files that are kept compressed', () => {
  it.each(Object.entries(codings))('%s holds the same bytes, and fewer of them', (suffix, open) => {
    const compressed = builtFiles.filter((file) => file.endsWith(suffix));
    expect(compressed.length).toBeGreaterThan(50);
    for (const file of compressed) {
      const plain = file.slice(0, -suffix.length);
      expect(open(readBuiltFileBytes(file)).equals(readBuiltFileBytes(plain)), file).toBe(true);
      expect(sizeInBytesOf(file), file).toBeLessThan(sizeInBytesOf(plain));
    }
    expect(sizeInBytesOf(`terms.html${suffix}`)).toBeLessThan(sizeInBytesOf('terms.html') / 2);
  });

  it('every text of more than 512 bytes is among them', () => {
    const left = builtFiles.filter(
      (file) =>
        compressible.test(file) && sizeInBytesOf(file) > 512 && !builtFiles.includes(`${file}.br`),
    );
    expect(left).toEqual([]);
  });

  it('compresses no file that is already compressed', () => {
    const again = builtFiles.filter((file) =>
      /\.(png|webp|woff2|pdf|zip|jpe?g)\.(br|gz|zst)$/.test(file),
    );
    expect(again).toEqual([]);
  });
});
