import { describe, expect, it } from 'vitest';
import { courses } from '#content/catalogue/courses.ts';
import { families } from '#content/catalogue/families.ts';
import { intermediatePrograms } from '#content/catalogue/intermediate-programs.ts';
import { skillPrograms } from '#content/catalogue/skill-programs.ts';
import { superPrograms } from '#content/catalogue/super-programs.ts';
import { fees } from '#content/fees.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { provider } from '#content/provider.ts';
import { brochureMaxBytes } from '#press/brochures/brochures.ts';
import { bytesOf, files, read } from './support/built-site.ts';
import { readPdf } from './support/read-pdf.ts';

const courseBrochures = courses.map((course) => ({
  slug: course.slug,
  title: course.title,
  page: `${families.find(({ slug }) => slug === course.family)?.detailsPath}/${course.slug}`,
  fee: fees.internshipRupees,
  modules: course.modules,
}));
const programBrochures = [skillPrograms, intermediatePrograms, superPrograms].flatMap(
  ({ terms, programs }) =>
    programs.map((program) => ({
      slug: program.slug,
      title: program.title,
      page: `${terms.path}#${program.slug}`,
      fee: terms.feeRupees,
      modules: program.modules,
    })),
);
const brochures = [...courseBrochures, ...programBrochures];
const fileOf = (slug: string) => `assets/brochures/${slug}.pdf`;
/** Lines break where they must; the words stay the same. */
const squeeze = (text: string) => text.replaceAll(/\s+/g, '');

describe('brochures', () => {
  it('there is one for each of the 16 courses and 26 programs, and the prospectus', () => {
    expect(courseBrochures).toHaveLength(16);
    expect(programBrochures).toHaveLength(26);
    const expected = [...brochures.map(({ slug }) => slug), 'miranaya-prospectus'].map(fileOf);
    const built = files.filter((file) => file.startsWith('assets/brochures/'));
    expect(built).toEqual(expected.sort());
  });

  it.each(brochures)('$title: opens, says what the page says, and leads there', (brochure) => {
    const pdf = readPdf(read(fileOf(brochure.slug)));
    const text = squeeze(pdf.text);

    expect(pdf.title).toContain(brochure.title.replaceAll('&', 'and'));
    expect(pdf.author).toBe(provider.name);
    expect(pdf.subject).not.toBe('');
    expect(pdf.language).toBe('en-IN');
    expect(pdf.isTagged).toBe(true);
    expect(pdf.outline).toEqual(
      expect.arrayContaining(['What it is', 'Syllabus', 'Fees', 'How to enrol', 'Contact']),
    );
    expect(pdf.pageCount).toBeGreaterThanOrEqual(4);
    for (const { title, topics } of brochure.modules) {
      expect(text).toContain(squeeze(title));
      for (const topic of topics) expect(text).toContain(squeeze(topic));
    }
    expect(text).toContain(formatRupees(brochure.fee));
    expect(pdf.links.some((link) => link.endsWith(brochure.page))).toBe(true);
    expect(text).not.toContain('\ufffd');
  });

  it('the prospectus names every course and program with its fee', () => {
    const pdf = readPdf(read(fileOf('miranaya-prospectus')));
    const text = squeeze(pdf.text);
    for (const { title } of brochures) expect(text).toContain(squeeze(title));
    for (const fee of Object.values(fees)) expect(text).toContain(formatRupees(fee));
  });

  it(`none has more than ${brochureMaxBytes} bytes`, () => {
    const tooLarge = files
      .filter((file) => file.startsWith('assets/brochures/') && bytesOf(file) > brochureMaxBytes)
      .map((file) => `${file}: ${bytesOf(file)} bytes`);
    expect(tooLarge).toEqual([]);
  });
});
