import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { workshops } from '#content/catalogue/workshops.ts';
import { offerSheet } from '#site/data/offer-sheet.ts';
import { WorkshopCard } from './workshop-card.tsx';

const mern = workshops[0] as (typeof workshops)[number];
const sheet = offerSheet(mern.slug, mern.endDate);

/** The card as the build writes it. */
function built(passedAtBuild: boolean): string {
  const Card = () => <WorkshopCard workshop={mern} sheet={sheet} passedAtBuild={passedAtBuild} />;
  const Page = createRoutesStub([{ path: '/', Component: Card }]);
  return renderToString(<Page />).replaceAll('<!-- -->', '');
}

describe('the card of a workshop', () => {
  it('has what the specification publishes: dates, timings, price, inclusions, mini project', () => {
    for (const html of [built(true), built(false)]) {
      expect(html).toContain('June 10 to 13, 2025');
      expect(html).toContain('04:00 PM to 6:30 PM IST');
      expect(html).toContain('₹399');
      expect(html).toContain('4 days');
      expect(html).toContain(mern.miniProject);
      for (const inclusion of mern.inclusions) expect(html).toContain(inclusion);
    }
  });

  it('offers a place while it is coming, and the next batch when it is over', () => {
    expect(built(false)).toContain('Open for joining');
    expect(built(false)).toContain('>Join Now<');
    expect(built(false)).not.toContain('Last batch');
    expect(built(true)).toContain('Last batch');
    expect(built(true)).toContain('Ask for the next batch');
    expect(built(true)).not.toContain('Open for joining');
  });

  it('leads to a call that knows the workshop, and straight to its enrolment', () => {
    for (const html of [built(true), built(false)]) {
      expect(html).toContain('href="/request-call?offer=mern-workshop"');
      expect(html).toContain('href="/enroll-form?offer=mern-workshop"');
    }
  });

  it('hands out its sheet for home', () => {
    expect(built(true)).toMatch(/<a href="\/assets\/brochures\/mern-workshop.pdf"[^>]*download/);
  });
});
