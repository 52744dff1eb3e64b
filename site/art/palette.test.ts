import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';

test('pictures use the colours of the stylesheet', async () => {
  const css = await readFile(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  for (const name of Object.keys(palette.light) as (keyof typeof palette.light)[]) {
    expect(css).toContain(`--${name}: light-dark(${palette.light[name]}, ${palette.dark[name]});`);
  }
});
