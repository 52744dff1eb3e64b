import { expect, it } from 'vitest';
import { indianDay } from './indian-day.ts';
import { listAnnouncementsForPage } from './list-announcements-for-page.ts';
import { renderedAt } from './published-facts-at-render.ts';

const today = indianDay(renderedAt);
const days = { fromDay: today, untilDay: today };
const notices = [
  { text: 'Everywhere.', pages: 'all' as const, ...days },
  { text: 'On the terms.', pages: ['/terms'], ...days },
  { text: 'Over.', pages: 'all' as const, fromDay: '2020-01-01', untilDay: '2020-01-02' },
];

it('a page shows the announcements for every page and for itself, on their days', () => {
  expect(listAnnouncementsForPage('/terms', notices)).toEqual(['Everywhere.', 'On the terms.']);
  expect(listAnnouncementsForPage('/lms', notices)).toEqual(['Everywhere.']);
});

it.each(['/framed/webinar', '/framed/lms', '/framed/govtexams'])(
  '%s shows no announcement, because the page around the frame shows it',
  (path) => {
    expect(listAnnouncementsForPage(path, notices)).toEqual([]);
  },
);
