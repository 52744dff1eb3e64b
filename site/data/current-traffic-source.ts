import { trafficSourceOf } from '#contract/traffic-source.ts';
import { firstPage } from './first-page.ts';

/** Where this visit came from, in one line that is sent with a form; null when nothing is known. */
export function currentTrafficSource(): string | null {
  const first = firstPage();
  return first && trafficSourceOf(first);
}
