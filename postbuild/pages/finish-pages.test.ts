import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  makeReactRouterDocument,
  makeStreamedData,
} from '../../tests/support/make-react-router-document.ts';
import { collectComparisonClassesAndIds } from './collect-comparison-classes-and-ids.ts';
import { finishPages } from './finish-pages.ts';
import { sha256Base64Url } from './sha256-base64-url.ts';

const page = { file: 'x.html', address: '/x', isFramed: false };
const starter = 'start()';

describe('finishing the pages of a folder', () => {
  const folder = makeScratchFolder();
  afterAll(() => folder.remove());
  const sources: Record<string, string> = {
    'x.html': makeReactRouterDocument('<p class="z">x</p>', makeStreamedData('[1]\n')).replace(
      '<style>p{}</style>',
      '<style data-shared="">.y{top:0}.z{top:0}</style>',
    ),
    'y.html': makeReactRouterDocument('<p class="y" id="b">y</p>', makeStreamedData('[2]\n')),
  };
  const pages = Object.keys(sources).map((file) => ({ ...page, file }));
  mkdirSync(join(folder.path, 'assets'));
  const finish = async (frozen?: readonly string[]) => {
    for (const [file, text] of Object.entries(sources))
      writeFileSync(join(folder.path, file), text);
    return finishPages(folder.path, pages, starter, frozen);
  };

  it('writes them and their scripts, and records what a publication needs', async () => {
    const { finished, sources: record } = await finish();
    expect(finished.map(({ file, html }) => [file, html])).toEqual(
      pages.map(({ file }) => [file, readFileSync(join(folder.path, file), 'utf8')]),
    );
    const starts = pages.map(({ file }) => record.pages[file]?.start);
    expect(readdirSync(join(folder.path, 'assets')).map((name) => `assets/${name}`)).toEqual(
      [...starts].sort(),
    );
    expect(record).toMatchObject({
      starter,
      pages: { 'x.html': { source: sha256Base64Url(sources['x.html'] ?? '') } },
    });
    expect(record.names).toEqual([...record.names].sort());
    expect(record.names).toEqual(
      expect.arrayContaining(['b', 'y', 'z', ...collectComparisonClassesAndIds()]),
    );
    expect(finished[0]?.styles).toEqual(['.z{top:0}']);
  });

  it('with the names of a build keeps the rules that this build would keep', async () => {
    const { finished, sources: record } = await finish(['z']);
    expect(finished[0]?.styles).toEqual(['.y{top:0}.z{top:0}']);
    expect(record.names).not.toContain('y');
  });

  it('names the page that it refuses', async () => {
    writeFileSync(join(folder.path, 'dead.html'), '<p>');
    await expect(
      finishPages(folder.path, [{ ...page, file: 'dead.html' }], starter),
    ).rejects.toThrow('dead.html: There is no module of React Router in it.');
  });
});
