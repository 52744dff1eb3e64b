import { formatTrafficSource } from '#contract/forms/traffic-source.ts';
import { readFirstPage } from './first-page-of-visit.ts';

/** Returns the source of this visit in one line, which is sent with a form; null when nothing is known. */
export function readCurrentTrafficSource(): string | null {
  const first = readFirstPage();
  return first && formatTrafficSource(first);
}
