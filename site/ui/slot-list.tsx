import { listItemsHtml } from '#contract/escape-html.ts';

interface SlotListProps {
  /** By which the service finds the place. */
  name: string;
  entries: readonly string[];
}

/** A list that depends on the offer in the address, filled like a `Slot`. React leaves alone only what is not its own. */
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
