/** The entries of a list that do not link to one of these sections of the landing page. */
export function withoutLinksToSections<Entry extends object>(
  entries: readonly Entry[],
  sections: readonly string[],
): Entry[] {
  const isGone = (to: unknown) => sections.some((id) => to === `/#${id}`);
  return entries.flatMap((entry) => {
    if ('to' in entry && isGone(entry.to)) return [];
    if ('items' in entry && Array.isArray(entry.items))
      return [{ ...entry, items: withoutLinksToSections(entry.items, sections) }];
    if ('links' in entry && Array.isArray(entry.links))
      return [{ ...entry, links: withoutLinksToSections(entry.links, sections) }];
    return [entry];
  });
}
