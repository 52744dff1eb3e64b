import { trafficSourceOf } from '#contract/traffic-source.ts';
import { firstPage } from './first-page.ts';

/**
 * Where the visitor of this visit came from, in the one line that is sent with a form; null when nothing is known.
 */
export function currentTrafficSource(): string | null {
  const first = firstPage();
  return first && trafficSourceOf(first);
}
