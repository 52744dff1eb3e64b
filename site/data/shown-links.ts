import { withoutLinksTo } from '#content/samples/without-links-to.ts';
import { hiddenSections } from './endpoint.ts';

/** A list of links as this build shows it: none leads to a section that was left out. */
export function shownLinks<Entry extends object>(entries: readonly Entry[]): readonly Entry[] {
  return hiddenSections ? withoutLinksTo(entries, hiddenSections.split(' ')) : entries;
}
