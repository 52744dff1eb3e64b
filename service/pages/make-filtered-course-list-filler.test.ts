import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PrepareFilteredList } from '#contract/pages/filtered-course-list-module.ts';
import { makeInMemoryPage } from '../static/make-in-memory-page.ts';
import { readVariantBytes, type StaticFile } from '../static/static-file.ts';
import {
  loadFilteredListRenderer,
  makeFilteredCourseListFiller,
} from './make-filtered-course-list-filler.ts';

const html =
  '<main><div class="wrap courses" id="all-courses"><div>all</div></div><section class="wrap courses-end"></section></main>';
const page = makeInMemoryPage(html, { 'cache-control': 'no-cache' });
const other = makeInMemoryPage(html, {});
const table = { find: (path: string) => (path === '/courses' ? page : null) };
const textOf = (file: StaticFile) =>
  file.variants
    .filter(({ coding }) => coding === 'identity')
    .map((one) => `${readVariantBytes(one)}`)[0];

/** A fake list that records what it was asked for, and how often it was loaded and rendered. */
function fill(draw: (key: string) => string = (key) => `<div>${key}</div>`) {
  const done = { loads: 0, draws: 0, complaints: [] as unknown[] };
  const load = (): PrepareFilteredList => {
    done.loads += 1;
    return (query) => {
      const key = new URLSearchParams(query).get('q') ?? '';
      if (key === '') return null;
      return {
        key,
        draw: () => {
          done.draws += 1;
          return draw(key);
        },
      };
    };
  };
  return {
    done,
    filler: makeFilteredCourseListFiller(table, load, (error) => done.complaints.push(error)),
  };
}

describe('the list of courses for an address', () => {
  it('replaces the built list, and is hidden from search engines', () => {
    const filled = fill().filler(page, '?q=excel');
    expect(textOf(filled)).toBe(
      '<main><div>excel</div><section class="wrap courses-end"></section></main>',
    );
    expect(filled.headers).toEqual({
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'x-robots-tag': 'noindex',
    });
  });

  it('is drawn once for all addresses with the same filter', () => {
    const { done, filler } = fill();
    expect(filler(page, '?q=excel')).toBe(filler(page, '?from=mail&q=excel'));
    expect(done).toEqual({ loads: 1, draws: 1, complaints: [] });
  });

  it('is not loaded for an address without a filter, nor for another page', () => {
    const { done, filler } = fill();
    expect(filler(page, '?from=mail')).toBe(page);
    expect(filler(other, '?q=excel')).toBe(other);
    expect(done.loads).toBe(0);
    expect(filler(page, '?q=')).toBe(page);
  });

  it('keeps a replacement pattern of the drawn text as it is', () => {
    expect(textOf(fill(() => '$& $1').filler(page, '?q=x'))).toContain('>$& $1<');
  });

  it('is the built page if it can not be drawn, and this is logged once', () => {
    const { done, filler } = fill(() => {
      throw new Error('No list.');
    });
    expect(filler(page, '?q=excel')).toBe(page);
    expect(filler(page, '?q=word')).toBe(page);
    expect(done.complaints).toEqual([new Error('No list.')]);
  });
});

it('uses the module beside the served folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'filtered-list-'));
  const drawn = '({ key: data.name, draw: () => query })';
  const module = `exports.makeFilteredListRenderer = (data) => (query) => ${drawn};`;
  writeFileSync(join(folder, 'filtered-list.cjs'), module);
  writeFileSync(join(folder, 'filtered-list.json'), '{"name":"all"}');
  expect(loadFilteredListRenderer(join(folder, 'client'))('?q=x')?.key).toBe('all');
  rmSync(folder, { recursive: true });
});
