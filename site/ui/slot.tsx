interface SlotProps {
  /** By which the service finds the place. */
  name: string;
  text: string;
}

/**
 * A text that depends on the offer in the address. The built page has the text for none; the service writes in the
 * offer's before it sends the page (`service/pages/fill-page.ts`), and React leaves that alone until it has its own.
 */
export function Slot({ name, text }: SlotProps) {
  return (
    <span data-slot={name} suppressHydrationWarning>
      {text}
    </span>
  );
}
