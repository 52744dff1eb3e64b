import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { phpProjects } from '#content/showcase/php-projects.ts';
import { listFilesBelow } from '#postbuild/list-files-below.ts';
import { makeProjectArchive } from '#postbuild/projects/make-project-archive.ts';
import { readTestCases } from '#postbuild/projects/read-test-cases.ts';
import { readBuiltFileBytes } from './support/built-site.ts';
import { readPdf } from './support/read-pdf.ts';

describe.each(phpProjects)('the download of $title', ({ id, downloads, demo, installation }) => {
  const source = readBuiltFileBytes(downloads.source.slice(1));

  it('is the same byte for byte when it is packed again, in another zone', async () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Auckland';
    const again = await makeProjectArchive('projects', id);
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(Buffer.from(again).equals(source)).toBe(true);
  });

  it('contains every file of the project and nothing else, in one folder', async () => {
    const entries = unzipSync(source);
    const kept = (await listFilesBelow(`projects/${id}`)).filter(
      (file) => !/(^|\/)\.(?!htaccess$)/.test(file),
    );
    expect(Object.keys(entries)).toEqual(kept.map((file) => `${id}/${file}`));
    for (const file of kept) {
      const packed = Buffer.from(entries[`${id}/${file}`] ?? []);
      expect(packed.equals(readFileSync(`projects/${id}/${file}`)), file).toBe(true);
    }
  });

  it('contains source, tables, a licence and a file to read first', () => {
    const names = Object.keys(unzipSync(source));
    const files = [
      'public/index.php',
      'database/schema.sql',
      'tests/run.php',
      'README.md',
      'LICENSE',
    ];
    for (const needed of files) {
      expect(names).toContain(`${id}/${needed}`);
    }
  });

  it('has a documentation of 20 to 40 pages with the same steps as the page', () => {
    const pdf = readPdf(readBuiltFileBytes(downloads.documentation.slice(1)));
    expect(pdf.pageCount).toBeGreaterThanOrEqual(20);
    expect(pdf.pageCount).toBeLessThanOrEqual(40);
    expect(pdf.isTagged).toBe(true);
    expect(pdf.language).toBe('en-IN');
    const text = pdf.text.replaceAll(/\s+/g, '');
    for (const { command } of installation) {
      if (command) expect(text).toContain(command.replaceAll(/\s+/g, ''));
    }
    expect(text).toContain(demo.admin.login);
    const chapters = [
      'Feasibility',
      'Requirements',
      'Use cases',
      'Data flow',
      'Data model',
      'Flows',
    ].concat(['Normalisation', 'Screens', 'Testing', 'Limitations', 'Future scope', 'References']);
    for (const chapter of chapters) {
      expect([chapter, pdf.outline.some((title) => title.endsWith(chapter))]).toEqual([
        chapter,
        true,
      ]);
    }
  });

  it('names in that documentation every test of the download, in its words', async () => {
    const text = readPdf(readBuiltFileBytes(downloads.documentation.slice(1))).text.replaceAll(
      /\s+/g,
      '',
    );
    const tests = await readTestCases('projects', id);
    expect(tests.length).toBeGreaterThan(30);
    for (const test of tests) {
      expect(text).toContain(test.id);
      expect(text).toContain(test.sentence.replaceAll(/\s+/g, ''));
    }
  });
});
