import { type ListItem, renderListItemsHtml } from '#contract/text/render-list-items-html.ts';

interface ServerFilledListProps {
  /** Name by which the service finds the element. */
  name: string;
  entries: readonly ListItem[];
}

/**
 * A list that depends on the query of the address. Like the text of a `ServerFilledText`, its entries are from the
 * build, then from the service, then from React. It is set as HTML, because React would change a list of elements at
 * hydration.
 */
export function ServerFilledList({ name, entries }: ServerFilledListProps) {
  return (
    <ul
      className="plain-list"
      data-list={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the entries are escaped
      dangerouslySetInnerHTML={{ __html: renderListItemsHtml(entries) }}
    />
  );
}
