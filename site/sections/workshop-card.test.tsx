import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { workshops } from '#content/catalogue/workshops.ts';
import { WorkshopCard } from './workshop-card.tsx';

const mern = workshops[0] as (typeof workshops)[number];

/** The card as the build writes it. */
function built(passedAtBuild: boolean): string {
  const Page = createRoutesStub([
    { path: '/', Component: () => <WorkshopCard workshop={mern} passedAtBuild={passedAtBuild} /> },
  ]);
  return renderToString(<Page />).replaceAll('<!-- -->', '');
}

describe('the card of a workshop', () => {
  it('has what the specification publishes: dates, timings, price, inclusions, mini project', () => {
    for (const html of [built(true), built(false)]) {
      expect(html).toContain('June 10 to 13, 2025');
      expect(html).toContain('04:00 PM to 6:30 PM IST');
      expect(html).toContain('₹399');
      expect(html).toContain(mern.miniProject);
      for (const inclusion of mern.inclusions) expect(html).toContain(inclusion);
    }
  });

  it('offers a place while it is coming, and the next batch when it is over', () => {
    expect(built(false)).toContain('Open for joining');
    expect(built(false)).not.toContain('batch');
    expect(built(true)).toContain('This batch is over');
    expect(built(true)).toContain('Ask for the next batch');
  });

  it('carries to the request form which workshop, and whether it is the next batch', () => {
    const aboutOf = (html: string) =>
      decodeURIComponent(/\/request-call\?about=([^"]+)/.exec(html)?.[1] ?? '');
    expect(aboutOf(built(false))).toContain(mern.title);
    expect(aboutOf(built(false))).not.toContain('next batch');
    expect(aboutOf(built(true))).toContain(`next batch of the ${mern.title}`);
  });
});
