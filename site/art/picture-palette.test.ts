import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { picturePalette } from './picture-palette.ts';

test('pictures use the colours of the stylesheet', async () => {
  const css = await readFile(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  for (const name of Object.keys(picturePalette.light) as (keyof typeof picturePalette.light)[]) {
    expect(css).toContain(
      `--${name}: light-dark(${picturePalette.light[name]}, ${picturePalette.dark[name]});`,
    );
  }
});
