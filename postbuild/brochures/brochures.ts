/**
 * The brochures: one for every course and program, a sheet for every workshop, and the prospectus for
 * everything together, made of the same content as the pages, so that none can be missing or stale.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brochurePath, prospectusPath } from '#site/data/course-place.ts';
import { brochureSubjects } from './brochure-subjects.ts';
import { offerBrochure } from './offer-brochure.ts';
import { prospectus } from './prospectus/prospectus.ts';

/** A student takes it home over a mobile connection. */
export const brochureMaxBytes = 150_000;

/** Writes them below `clientDir` and tells how many there are; throws when one is too large. */
export async function writeBrochures(clientDir: string, siteUrl: string): Promise<number> {
  const makers: [string, () => Promise<Buffer>][] = [
    [prospectusPath, () => prospectus(siteUrl)],
    ...brochureSubjects().map((subject): [string, () => Promise<Buffer>] => [
      brochurePath(subject.offer.slug),
      () => offerBrochure(subject, siteUrl),
    ]),
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
