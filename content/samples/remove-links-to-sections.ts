/** The entries of a list that do not link to one of these sections of the landing page. */
export function removeLinksToSections<Entry extends object>(
  entries: readonly Entry[],
  sections: readonly string[],
): Entry[] {
  const isGone = (to: unknown) => sections.some((id) => to === `/#${id}`);
  return entries.flatMap((entry) => {
    if ('to' in entry && isGone(entry.to)) return [];
    if ('items' in entry && Array.isArray(entry.items))
      return [{ ...entry, items: removeLinksToSections(entry.items, sections) }];
    if ('links' in entry && Array.isArray(entry.links))
      return [{ ...entry, links: removeLinksToSections(entry.links, sections) }];
    return [entry];
  });
}
