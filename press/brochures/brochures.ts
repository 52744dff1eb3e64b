/**
 * The brochures: one for every course and program, and the prospectus for everything else, made of the
 * same content as the pages, so that none can be missing or stale.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { courses } from '#content/catalogue/courses.ts';
import { programLists } from '#content/catalogue/program-lists.ts';
import { brochurePath, prospectusPath } from '#site/data/course-place.ts';
import { courseBrochure } from './course-brochure.ts';
import { programBrochure } from './program-brochure.ts';
import { prospectus } from './prospectus.ts';

/** A student takes it home over a mobile connection. */
export const brochureMaxBytes = 150_000;

/** Writes them below `clientDir` and tells how many there are; throws when one is too large. */
export async function writeBrochures(clientDir: string, siteUrl: string): Promise<number> {
  const makers: [string, () => Promise<Buffer>][] = [
    [prospectusPath, () => prospectus(siteUrl)],
    ...courses.map((course): [string, () => Promise<Buffer>] => [
      brochurePath(course.slug),
      () => courseBrochure(course, siteUrl),
    ]),
    ...programLists.flatMap(({ terms, programs }) =>
      programs.map((program): [string, () => Promise<Buffer>] => [
        brochurePath(program.slug),
        () => programBrochure(program, terms, siteUrl),
      ]),
    ),
  ];
  await mkdir(join(clientDir, 'assets/brochures'), { recursive: true });
  for (const [path, make] of makers) {
    const pdf = await make();
    if (pdf.length > brochureMaxBytes) {
      throw new Error(`${path} has ${pdf.length} bytes, more than ${brochureMaxBytes}.`);
    }
    await writeFile(join(clientDir, path), pdf);
  }
  return makers.length;
}
