/**
 * Where this visit came from. It is known to this page only, and only as long as it is open: nothing is stored on
 * the device, and it is sent with a form or not at all.
 */
import { sourceOf } from '#contract/source.ts';

let first: { referrer: string; url: string } | null = null;

/** Called once, when the page begins to run: moving on inside the site changes its address. */
export function noteFirstPage(): void {
  first ??= { referrer: document.referrer, url: location.href };
}

export function cameFrom(): string | null {
  return first === null ? null : sourceOf(first);
}
