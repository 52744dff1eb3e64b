import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { listPagesForPreview } from './list-pages-for-preview.ts';

function makeBuild(files: Record<string, string>): string {
  const folder = makeScratchFolder();
  onTestFinished(() => folder.remove());
  mkdirSync(join(folder.path, 'client', 'details'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder.path, 'client', name), text);
  return folder.path;
}

it('names the pages of the sitemap after their titles, the home page first, and leaves out framed pages', () => {
  const locations = ['/', '/terms', '/details/ai', '/lms/'];
  const build = makeBuild({
    'sitemap.xml': locations
      .map((path) => `<url><loc>https://a.example${path}</loc></url>`)
      .join(''),
    'index.html': '<title>Miranaya: courses</title>',
    'terms.html': '<title>Terms and conditions · Miranaya</title>',
    'details/ai.html': '<title>Agentic AI &amp; GenAI course · Miranaya</title>',
  });
  expect(listPagesForPreview(build)).toEqual([
    { path: '/', name: 'Home page' },
    { path: '/details/ai', name: 'Agentic AI & GenAI course' },
    { path: '/terms', name: 'Terms and conditions' },
  ]);
});

it('names no pages of a build without a sitemap', () => {
  expect(listPagesForPreview(makeBuild({}))).toEqual([]);
});
