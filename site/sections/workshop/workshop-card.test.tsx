import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { workshops } from '#content/catalogue/workshops.ts';
import { findLastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { makeOfferDetails } from '#site/data/offers/make-offer-details.ts';
import { sampleCatalogue, sampleOfferOfKind } from '../../../tests/support/sample-offers.ts';
import { WorkshopCard } from './workshop-card.tsx';
import { workshopDatesFoldAt } from './workshop-dates.tsx';

/** A workshop of the catalogue, for its offer details, and the sample workshop of the tests, for everything else. */
const [sold] = workshops;
const [workshop] = sampleCatalogue.workshops;
if (!sold || !workshop) throw new Error('There is no workshop.');

/** The card of the sample workshop (10 to 13 June 2025) as a build on the day `today` renders it. */
function builtOn(today: string, { areDatesOld = false, isCancelled = false } = {}): string {
  const { enrolPath, callPath, covers, ...offer } = sampleOfferOfKind('workshop');
  const lastDay = findLastDayToEnrol(offer, today);
  const sheet = {
    ...makeOfferDetails(sold?.slug ?? '', today),
    enrolPath,
    callPath,
    covers,
    lastDay,
  };
  const Card = () => (
    <WorkshopCard
      workshop={workshop as typeof sold & {}}
      offerDetails={sheet}
      areDatesOld={areDatesOld}
      last={null}
      isCancelled={isCancelled}
    />
  );
  const Page = createRoutesStub([{ path: '/', Component: Card }]);
  return renderToString(<Page />).replaceAll('<!-- -->', '');
}
const coming = builtOn('2025-06-10');
const begun = builtOn('2025-06-11');
const old = builtOn('2025-12-01', { areDatesOld: true });

describe('the card of a workshop', () => {
  it('has what the specification publishes: dates, timings, inclusions, mini project', () => {
    for (const html of [coming, begun, old]) {
      expect(html).toContain('10 to 13 June 2025');
      expect(html).toContain('04:00 PM to 6:30 PM IST');
      expect(html).toContain(workshop.miniProject);
      for (const inclusion of workshop.inclusions) expect(html).toContain(inclusion);
    }
  });

  it('sells a place through its first day, with Join Now and Enroll Now', () => {
    expect(coming).toContain('Open for joining');
    expect(coming).toContain('>Join Now<');
    expect(coming).toContain('href="/enroll-form?offer=web-workshop"');
    expect(coming).not.toContain('Last batch');
  });

  it('sells nothing from the day after: the call replaces the enrolment', () => {
    for (const html of [begun, old]) {
      expect(html).toContain('Last batch');
      expect(html).toContain('>Ask for the next batch<');
      expect(html).not.toContain('Open for joining');
      expect(html).not.toContain('/enroll-form');
      expect(html).not.toContain('Enroll Now');
    }
  });

  it('leads to a call request that names the workshop', () => {
    for (const html of [coming, begun, old])
      expect(html).toContain('href="/request-call?offer=web-workshop"');
  });

  it('folds the dates away when they are long past', () => {
    expect(begun).not.toMatch(/<details[^>]*><summary><span>Last batch/);
    expect(old).toMatch(/<details[^>]*><summary><span>Last batch/);
  });

  it('names no dates that were cancelled', () => {
    const cancelled = builtOn('2025-06-11', { isCancelled: true });
    expect(cancelled).not.toContain('<time');
    expect(cancelled).not.toContain('Last batch');
    expect(cancelled).toContain('>Ask for the next batch<');
  });

  it('links its sheet for home', () => {
    expect(begun).toMatch(/<a href="\/assets\/brochures\/web-workshop.pdf"[^>]*download/);
  });
});

describe('the dates of a workshop', () => {
  it('are old ninety days after its end', () => {
    expect(workshopDatesFoldAt({ endDate: '2025-06-13', endTime: '18:30' })).toBe(
      '2025-09-11T13:00:00.000Z',
    );
  });
});
