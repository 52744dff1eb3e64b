import { sourceOf } from '#contract/source.ts';
import { firstPage } from './first-page.ts';

/** Where this visit came from, in the one line that is sent with a form; null when nothing is known. */
export function cameFrom(): string | null {
  const first = firstPage();
  return first && sourceOf(first);
}
