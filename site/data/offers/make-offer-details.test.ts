import { describe, expect, it } from 'vitest';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { formatGstSentence } from '#content/offers/facts/format-gst-sentence.ts';
import { listLearnerNeeds } from '#content/offers/facts/list-learner-needs.ts';
import { listOfferFacts } from '#content/offers/facts/list-offer-facts.ts';
import { listOfferKeyFigures } from '#content/offers/facts/list-offer-key-figures.ts';
import { kinds } from '#content/offers/kinds.ts';
import { offers } from '#content/offers/offers.ts';
import { howWeTeachPath } from '#content/offers/page-words/how-we-teach-path.ts';
import { provider } from '#content/provider.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import {
  makeBreadcrumbJsonLd,
  makeCourseJsonLd,
  makeItemListJsonLd,
} from '../json-ld/json-ld-objects.ts';
import { makeProgramsPageJsonLd } from '../json-ld/make-programs-page-json-ld.ts';
import { makeOfferDetails } from './make-offer-details.ts';

const today = '2026-11-21';

describe('the details of an offer on a page', () => {
  it.each(offers.map((offer) => [offer.slug, offer] as const))(
    'are all of %s except the built-in parts',
    (slug, offer) => {
      expect(makeOfferDetails(slug, today)).toEqual({
        slug,
        title: offer.title,
        kind: kinds[offer.kind].title,
        kindPath: howWeTeachPath,
        figures: listOfferKeyFigures(offer),
        facts: listOfferFacts(offer, today).filter(({ id }) => id !== 'builds'),
        covers: offer.covers,
        needs: listLearnerNeeds(offer.needs),
        guarantee: offer.guarantee,
        gst: formatGstSentence(provider.gstin),
        afterPayment: offer.afterPayment,
        certificatePath: offer.certificate.pdfLink,
        enrolPath: offer.enrolPath,
        callPath: offer.callPath,
        lastDay: findLastDayToEnrol(offer, today),
        starts: { list: [], nextFee: null },
      });
    },
  );

  it('leave out the built-in parts of some offers', () => {
    const built = offers.filter((offer) =>
      listOfferFacts(offer, today).some(({ id }) => id === 'builds'),
    );
    expect(built.length).toBeGreaterThan(0);
    for (const { slug } of built)
      expect(makeOfferDetails(slug, today).facts.map(({ id }) => id)).not.toContain('builds');
  });

  it('are empty for an offer that is not sold', () => {
    expect(() => makeOfferDetails('cobol', today)).toThrow(new Error('Nothing is sold as cobol.'));
  });
});

it('a page of programs is described to search engines as their list, and a list of courses too', () => {
  const page = { title: 'Skill programs', path: '/Miranaya-skill-program' };
  const program = {
    name: 'A program',
    description: 'What it is.',
    path: '/Miranaya-skill-program#a',
    enrolPath: '/enroll-form?offer=a',
    feeRupees: 2299,
    length: 'P2M',
    weeks: 9,
    hoursPerWeek: 10,
    level: 'Beginner',
    needsBefore: 'Nothing.',
    certificate: 'Certificate',
  };
  expect(makeProgramsPageJsonLd(page, [program])).toEqual([
    makeBreadcrumbJsonLd(makeHomeAndPageCrumbs(page.title, page.path)),
    makeItemListJsonLd(page.title, [makeCourseJsonLd(program)]),
  ]);
});
