import { removeLinksToSections } from '#content/samples/remove-links-to-sections.ts';
import { hiddenSectionIdsText } from './build-settings.ts';

/** Leaves out links to sections of the landing page that this build does not show. */
export function removeLinksToHiddenSections<Entry extends object>(
  entries: readonly Entry[],
): readonly Entry[] {
  return hiddenSectionIdsText
    ? removeLinksToSections(entries, hiddenSectionIdsText.split(' '))
    : entries;
}
