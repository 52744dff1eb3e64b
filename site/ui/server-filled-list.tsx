import { type ListItem, listItemsHtml } from '#contract/text/list-items-html.ts';

interface ServerFilledListProps {
  /** Name by which the service finds the element. */
  name: string;
  entries: readonly ListItem[];
}

/**
 * A list that depends on the offer or the order in the address, filled in like a `ServerFilledText`. Its content is set
 * as HTML, because React would change a list that it renders itself.
 */
export function ServerFilledList({ name, entries }: ServerFilledListProps) {
  return (
    <ul
      className="plain-list"
      data-list={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the entries are escaped
      dangerouslySetInnerHTML={{ __html: listItemsHtml(entries) }}
    />
  );
}
