import { describe, expect, it } from 'vitest';
import { findCourseByTitle } from '#content/catalogue/find-course-by-title.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { indianDay } from '#content/indian-day.ts';
import {
  jobGuarantee,
  placementMeaning,
} from '#content/offers/facts/job-guarantee-and-placement.ts';
import { listLearnerNeeds } from '#content/offers/facts/list-learner-needs.ts';
import { listOfferFacts } from '#content/offers/facts/list-offer-facts.ts';
import { kindIds, kinds } from '#content/offers/kinds.ts';
import { formatLength } from '#content/offers/length.ts';
import { offers } from '#content/offers/offers.ts';
import { studyFields } from '#content/offers/study-fields.ts';
import { provider } from '#content/provider.ts';
import { collectBrochureContents } from '#postbuild/brochures/collect-brochure-contents.ts';
import { builtFiles, readBuiltFileBytes, sizeInBytesOf } from './support/built-site.ts';
import { readPdf } from './support/read-pdf.ts';

const subjects = collectBrochureContents().map((subject) => ({
  ...subject,
  slug: subject.offer.slug,
}));
const fileOf = (slug: string) => `assets/brochures/${slug}.pdf`;
/** Line breaks in the PDF are ignored; the words stay the same. */
const squeeze = (text: string) => text.replaceAll(/\s+/g, '');
const textOf = (slug: string) => squeeze(readPdf(readBuiltFileBytes(fileOf(slug))).text);

describe('brochures', () => {
  it('exist for each offer, with the prospectus', () => {
    expect(subjects.map(({ slug }) => slug).toSorted()).toEqual(
      offers.map(({ slug }) => slug).toSorted(),
    );
    const expected = [...subjects.map(({ slug }) => slug), 'miranaya-prospectus'].map(fileOf);
    const built = builtFiles.filter((file) => file.startsWith('assets/brochures/'));
    expect(built).toEqual(expected.sort());
  });

  it.each(subjects)('$slug: opens, has the facts of the page, and links to it', (subject) => {
    const { offer, syllabus } = subject;
    const pdf = readPdf(readBuiltFileBytes(fileOf(offer.slug)));
    const text = squeeze(pdf.text);

    expect(pdf.title).toContain(offer.title.replaceAll('&', 'and'));
    expect(pdf.author).toBe(provider.name);
    expect(pdf.subject).not.toBe('');
    expect(pdf.language).toBe('en-IN');
    expect(pdf.isTagged).toBe(true);
    expect(pdf.outline).toEqual(
      expect.arrayContaining([
        'What it is',
        'At a glance',
        'What you need',
        'Fees',
        'How to enrol',
        'Contact',
        ...(syllabus.length ? ['Syllabus'] : []),
      ]),
    );
    expect(pdf.pageCount).toBeGreaterThanOrEqual(4);
    for (const { title, topics } of syllabus) {
      expect(text).toContain(squeeze(title));
      for (const topic of topics) expect(text).toContain(squeeze(topic));
    }
    for (const path of [offer.path, offer.enrolPath, offer.callPath, '/terms']) {
      expect(pdf.links.some((link) => link.endsWith(path))).toBe(true);
    }
    expect(text).not.toContain('\ufffd');
  });

  it.each(subjects)('$slug: has the facts of its record', ({ offer }) => {
    const text = textOf(offer.slug);
    const facts = listOfferFacts(offer, indianDay(new Date())).map(({ value }) => value);
    const needs = listLearnerNeeds(offer.needs).map((need) => need.text);
    const guarantee = offer.guarantee === null ? [] : [offer.guarantee];
    const said = [kinds[offer.kind].title, ...facts, ...needs, ...offer.covers, ...guarantee];
    expect(said.filter((words) => !text.includes(squeeze(words)))).toEqual([]);
  });

  it.each(subjects)('$slug: promises no job without the conditions', ({ offer }) => {
    const text = textOf(offer.slug);
    const says = (words: string) => text.toLowerCase().includes(squeeze(words).toLowerCase());
    expect(says('job guarantee')).toBe(offer.kind === 'super');
    if (says('placement assistance')) expect(text).toContain(squeeze(placementMeaning));
  });

  it.each(subjects)('$slug: is found by its title and by each of its keywords', ({ offer }) => {
    const alike = offers.filter(({ kind }) => kind === offer.kind);
    for (const words of [offer.title, ...offer.keywords]) {
      expect(findCourseByTitle(words, alike)?.slug, words).toBe(offer.slug);
    }
  });

  it('the prospectus lists each offer with its field, its length and its fee', () => {
    const text = textOf('miranaya-prospectus');
    const rows = offers.map(({ title, fields: [field = 'web'], length, feeRupees }) =>
      squeeze(
        `${title}${studyFields[field].title}${formatLength(length)}${formatRupees(feeRupees)}`,
      ),
    );
    expect(rows.filter((row) => !text.includes(row))).toEqual([]);
  });

  it('the prospectus distinguishes the five kinds, and states the refunds', () => {
    const text = textOf('miranaya-prospectus');
    for (const kind of kindIds) {
      const { title, taught } = kinds[kind];
      const { feeRupees = 0, registrationChargeRupees: charge = 0 } =
        offers.find((offer) => offer.kind === kind) ?? {};
      const amounts = [feeRupees, charge, feeRupees - charge].map(formatRupees).join('');
      expect(text).toContain(squeeze(taught));
      expect(text).toContain(squeeze(`${title}${amounts}`));
    }
    expect(text).toContain(squeeze(jobGuarantee.conditions));
    expect(text).toContain(squeeze(placementMeaning));
  });

  it('none has more than 150,000 bytes', () => {
    const tooLarge = builtFiles
      .filter((file) => file.startsWith('assets/brochures/') && sizeInBytesOf(file) > 150_000)
      .map((file) => `${file}: ${sizeInBytesOf(file)} bytes`);
    expect(tooLarge).toEqual([]);
  });
});
