import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { readConfig } from '../settings/config.ts';
import { findSiteToServe } from './find-site-to-serve.ts';
import { type BuildStamp, inspectBuiltSite } from './inspect-built-site.ts';

let folder: ReturnType<typeof makeScratchFolder>;
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(() => folder.remove());

const stamp: BuildStamp = {
  fingerprint: 'f',
  siteUrl: 'https://www.example.in',
  dataServiceUrl: '',
  dataServiceKey: 'miranaya-public-key',
  files: 2,
  bytes: 9,
  kept: {},
  publication: 0,
};

/** Creates a build of two files, as `npm run build` writes it. Returns the path of one of its files. */
function build(change: Partial<BuildStamp> = {}) {
  const made = join(folder.path, 'made', '20261121T120000-1');
  mkdirSync(join(made, 'client', 'assets'), { recursive: true });
  writeFileSync(join(made, 'client', 'index.html'), 'page');
  writeFileSync(join(made, 'client', 'assets', 'start.js'), 'start');
  writeFileSync(join(made, 'site-table.json'), '{}');
  writeFileSync(join(made, 'stamp.json'), JSON.stringify({ ...stamp, ...change }));
  symlinkSync(join('made', '20261121T120000-1'), join(folder.path, 'current'));
  return (name: string) => join(made, name);
}

const settings = { SITE_URL: 'https://www.example.in' };
const serve = (environment: Record<string, string> = settings) =>
  findSiteToServe(folder.path, readConfig(environment));

describe('a built site', () => {
  it('is served from its own folder, wherever the link points later', () => {
    const inBuild = build();
    expect(serve()).toEqual({ siteDir: inBuild('client'), warnings: [] });
  });

  it.each([
    ['its stamp was never written', 'stamp.json'],
    ['half of it was deleted', 'client/assets'],
    ['all of it was deleted', 'client'],
    ['its headers were deleted', 'site-table.json'],
    ['its folder is gone', '.'],
  ])('is not served when %s', (_what, path) => {
    const inBuild = build();
    rmSync(inBuild(path), { recursive: true });
    expect(() => serve()).toThrow(/^The built site in .+ is not whole: .+\. Run npm run build\.$/);
  });

  it('is not served when one of its files was cut short', () => {
    writeFileSync(build()('client/index.html'), 'pa');
    expect(() => serve()).toThrow(
      /: 2 files of 7 bytes are there, and 2 of 9 were made\. Run npm run build\.$/,
    );
  });

  it('that is missing is reported, unless the pages are elsewhere', () => {
    expect(() => serve()).toThrow(/^No site is built in .+ Run npm run build first/);
    expect(serve({ ...settings, CORS_ORIGINS: 'https://pages.example' })).toEqual({
      siteDir: null,
      warnings: ['No site is built here: only forms are answered.'],
    });
  });

  it('is served with a warning when it was built with other settings', () => {
    build();
    expect(serve({ SITE_URL: 'https://example.in' }).warnings).toEqual([
      expect.stringContaining(
        'built for https://www.example.in, and SITE_URL is https://example.in',
      ),
    ]);
    expect(serve({ ...settings, ANON_KEY: 'another-public-key' }).warnings).toEqual([
      expect.stringContaining('built with another ANON_KEY'),
    ]);
  });

  it('with forms that send to another data service needs none of our key', () => {
    build({ dataServiceUrl: 'https://data.example', dataServiceKey: 'theirs' });
    expect(serve().warnings).toEqual([]);
  });

  it('with a stamp of an unknown version counts as unfinished', () => {
    writeFileSync(build()('stamp.json'), '{"fingerprint":"f"}');
    expect(inspectBuiltSite(folder.path)).toMatchObject({ at: 'broken' });
  });
});
