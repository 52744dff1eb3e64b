/** The announcements that staff have published, for a page and the day for which pages are rendered. */
import { indianDay } from './indian-day.ts';
import { publishedFacts, renderedAt } from './read-published-facts.ts';

export function announcementsForPage(path: string): string[] {
  const today = indianDay(renderedAt);
  return publishedFacts.notices
    .filter(({ pages }) => pages === 'all' || pages.includes(path))
    .filter(({ fromDay, untilDay }) => fromDay <= today && today <= untilDay)
    .map(({ text }) => text);
}
