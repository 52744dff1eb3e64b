import { listItemsHtml } from '#contract/escape-html.ts';

interface SlotListProps {
  /** Name by which the service finds the element. */
  name: string;
  entries: readonly string[];
}

/**
 * A list that depends on the offer in the address, filled in like a `Slot`. Its content is set as HTML, because
 * React would change a list that it renders itself.
 */
export function SlotList({ name, entries }: SlotListProps) {
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
