import { formatTrafficSource } from '#contract/forms/format-traffic-source.ts';
import { readFirstPage } from './first-page-of-visit.ts';

/** Where this visit came from, in one line that is sent with a form; null when nothing is known. */
export function readCurrentTrafficSource(): string | null {
  const first = readFirstPage();
  return first && formatTrafficSource(first);
}
