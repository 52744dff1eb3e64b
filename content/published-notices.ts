/** The notices that staff have published, for the page at an address and the day that is rendered. */
import { indianDay } from './indian-day.ts';
import { published, renderedAt } from './published.ts';

export function noticesOn(path: string): string[] {
  const today = indianDay(renderedAt);
  return published.notices
    .filter(({ pages }) => pages === 'all' || pages.includes(path))
    .filter(({ fromDay, untilDay }) => fromDay <= today && today <= untilDay)
    .map(({ text }) => text);
}
