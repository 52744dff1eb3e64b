/** Returns the texts of the published announcements that a page shows on the day for which pages are rendered. */
import { indianDay } from './indian-day.ts';
import { publishedFacts, renderedAt } from './published-facts-at-render.ts';

export function listAnnouncementsForPage(path: string, notices = publishedFacts.notices): string[] {
  // The page around a frame shows the announcements. A page inside the frame would repeat them.
  if (path.startsWith('/framed/')) return [];
  const today = indianDay(renderedAt);
  return notices
    .filter(({ pages }) => pages === 'all' || pages.includes(path))
    .filter(({ fromDay, untilDay }) => fromDay <= today && today <= untilDay)
    .map(({ text }) => text);
}
