import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { nextMorningCallTime } from '#domain/enquiries/follow-up-times.ts';
import { usualOpeningTimes } from '#domain/enquiries/opening-times.ts';
import type { DoneAct } from '../api-types/enquiry-lists-api.ts';
import { encodeListFlash, readListFlash } from './list-flash.ts';
import { ListFlashPanel } from './list-flash-panel.tsx';

const evening = new Date('2026-11-25T15:30:00Z');

const dates = (againAt: Date | undefined): string[] => {
  const did: DoneAct = {
    act: { kind: 'note', outcome: 'no answer' },
    count: 1,
    along: 0,
    alike: 0,
    changesOnlyOwner: { linked: false, alike: true },
    canUndo: true,
    ...(againAt && { againAt }),
  };
  const flash = { did: '7', first: [], stayed: 0, undone: null, other: null };
  const html = renderToStaticMarkup(
    <ListFlashPanel flash={flash} did={did} names={new Map()} back="/desk" now={evening} />,
  );
  return [...html.matchAll(/value="due:(\w+) 7"/g)].map(([, choice = '']) => choice);
};

it('does not offer the date that a missed call has already set', () => {
  expect(dates(nextMorningCallTime(evening, usualOpeningTimes))).toEqual(['evening', 'days']);
  expect(dates(new Date('2026-11-25T17:30:00Z'))).toEqual(['evening', 'morning', 'days']);
});

it('says that nothing was chosen, if rows are ticked and no change is', () => {
  const flash = readListFlash(new URLSearchParams(encodeListFlash({ other: 'no change' })));
  const html = renderToStaticMarkup(
    <ListFlashPanel flash={flash} did={null} names={new Map()} back="/desk" now={evening} />,
  );
  expect(html).toContain('no state, follow-up or owner was chosen');
});
