import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { phpProjects } from '#content/showcase/php-projects.ts';
import { filesBelow } from '#press/pages/place-pages.ts';
import { projectArchive } from '#press/projects/archive.ts';
import { read } from './support/built-site.ts';
import { readPdf } from './support/read-pdf.ts';

describe.each(phpProjects)('the download of $title', ({ id, downloads, demo, installation }) => {
  const source = read(downloads.source.slice(1));

  it('is the same byte for byte when it is packed again, in another zone', async () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Auckland';
    const again = await projectArchive('projects', id);
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(Buffer.from(again).equals(source)).toBe(true);
  });

  it('holds every file of the project and nothing else, in one folder', async () => {
    const entries = unzipSync(source);
    const kept = (await filesBelow(`projects/${id}`)).filter(
      (file) => !/(^|\/)\.(?!htaccess$)/.test(file),
    );
    expect(Object.keys(entries)).toEqual(kept.map((file) => `${id}/${file}`));
    for (const file of kept) {
      const packed = Buffer.from(entries[`${id}/${file}`] ?? []);
      expect(packed.equals(readFileSync(`projects/${id}/${file}`)), file).toBe(true);
    }
  });

  it('brings source, tables, a licence and something to read first', () => {
    const names = Object.keys(unzipSync(source));
    for (const needed of ['public/index.php', 'database/schema.sql', 'README.md', 'LICENSE']) {
      expect(names).toContain(`${id}/${needed}`);
    }
  });

  it('comes with a documentation of 10 to 20 pages that gives the same steps as the page', () => {
    const pdf = readPdf(read(downloads.documentation.slice(1)));
    expect(pdf.pageCount).toBeGreaterThanOrEqual(10);
    expect(pdf.pageCount).toBeLessThanOrEqual(20);
    expect(pdf.isTagged).toBe(true);
    expect(pdf.language).toBe('en-IN');
    const text = pdf.text.replaceAll(/\s+/g, '');
    for (const { command } of installation) {
      if (command) expect(text).toContain(command.replaceAll(/\s+/g, ''));
    }
    expect(text).toContain(demo.admin.login);
    for (const chapter of ['Data model', 'Flows', 'Screens', 'Testing', 'Further work']) {
      expect(pdf.outline.some((title) => title.endsWith(chapter))).toBe(true);
    }
  });
});
