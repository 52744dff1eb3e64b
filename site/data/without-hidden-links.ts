import { removeLinksToSections } from '#content/samples/remove-links-to-sections.ts';
import { hiddenSectionIds } from './build-settings.ts';

/** Leaves out links to sections that this build does not show. */
export function withoutHiddenLinks<Entry extends object>(
  entries: readonly Entry[],
): readonly Entry[] {
  return hiddenSectionIds ? removeLinksToSections(entries, hiddenSectionIds.split(' ')) : entries;
}
