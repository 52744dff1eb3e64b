import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFilesBelow } from '../list-files-below.ts';
import { writeFileBelow } from '../write-file-below.ts';
import {
  loaderDataFileOf,
  movePagesToServedPaths,
  placedPageOf,
} from './move-pages-to-served-paths.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function render(...files: string[]): Promise<void> {
  for (const file of files) await writeFileBelow(folder, file, file);
}

it('a page is stored where any host serves it without a slash at the end', async () => {
  await render('index.html', 'terms/index.html', 'fullstack-details/index.html');
  await render('fullstack-details/mern-stack/index.html');
  await movePagesToServedPaths(folder);
  expect(await listFilesBelow(folder)).toEqual([
    'fullstack-details.html',
    'fullstack-details/mern-stack.html',
    'index.html',
    'terms.html',
  ]);
  expect(await readFile(join(folder, 'terms.html'), 'utf8')).toBe('terms/index.html');
});

it('framed pages are stored where the frames load them, beside the page of nearly the same name', async () => {
  await render('lms/index.html', 'govtexams/index.html', 'webinar/index.html');
  await render('framed/lms/index.html', 'framed/govtexams/index.html', 'framed/webinar/index.html');
  await render('framed/webinar.data');
  const pages = await movePagesToServedPaths(folder);
  expect(await listFilesBelow(folder)).toEqual(
    [
      'Govtexams/index.html',
      'dist/index.html',
      'govtexams.html',
      'lms.html',
      'lms/index.html',
      'webinar.html',
    ].sort(),
  );
  expect(await readFile(join(folder, 'lms/index.html'), 'utf8')).toBe('framed/lms/index.html');
  expect(pages.find(({ file }) => file === 'Govtexams/index.html')).toEqual({
    file: 'Govtexams/index.html',
    address: '/Govtexams/index.html',
    isFramed: true,
  });
});

it('the lower-case folder is removed before the one with a capital is created, for disks that ignore case', async () => {
  await render('govtexams/index.html', 'framed/govtexams/index.html');
  await movePagesToServedPaths(folder);
  const folders = (await listFilesBelow(folder)).map((file) => dirname(file));
  expect(folders).toEqual(['Govtexams', '.']);
});

it('a page for missing addresses has no address of its own', async () => {
  await render('404/index.html', 'project/not-found/index.html', '404.data');
  const pages = await movePagesToServedPaths(folder);
  expect(pages.map(({ address }) => address)).toEqual([null, null]);
  expect(await listFilesBelow(folder)).toEqual(['404.html', 'project/not-found.html']);
});

it('data stays where the app loads it, and the shell for every path is removed', async () => {
  await render('terms/index.html', 'terms.data', '_.data', '__spa-fallback.html');
  await movePagesToServedPaths(folder);
  expect(await listFilesBelow(folder)).toEqual(['_.data', 'terms.data', 'terms.html']);
});

it('two pages that differ only in capitals are refused', async () => {
  await render('Terms/index.html', 'terms/index.html');
  await expect(movePagesToServedPaths(folder)).rejects.toThrow('would be one file on some disks');
});

it('a folder that holds other files stays, and one without files does not', async () => {
  await render('a/b/index.html', 'a/picture.svg', 'c/d/e/index.html', 'page-index.html');
  await movePagesToServedPaths(folder);
  expect(await listFilesBelow(folder)).toEqual([
    'a/b.html',
    'a/picture.svg',
    'c/d/e.html',
    'page-index.html',
  ]);
  expect(await readdir(join(folder, 'a'))).toEqual(['b.html', 'picture.svg']);
  expect(await readdir(join(folder, 'c/d'))).toEqual(['e.html']);
});

it.each([
  ['/', { file: 'index.html', address: '/', isFramed: false }, '_.data'],
  ['/terms', { file: 'terms.html', address: '/terms', isFramed: false }, 'terms.data'],
  ['/404', { file: '404.html', address: null, isFramed: false }, null],
  ['/framed/lms', { file: 'lms/index.html', address: '/lms/', isFramed: true }, null],
])('the route %s has its file, its address and its data', (route, place, data) => {
  expect(placedPageOf(route)).toEqual(place);
  expect(loaderDataFileOf(route)).toBe(data);
});
