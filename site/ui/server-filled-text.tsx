interface ServerFilledTextProps {
  /** Name by which the service finds the element. */
  name: string;
  text: string;
}

/**
 * A text that depends on the query of the address, such as the offer or the order in it. The built page has the text
 * for an address without a query. The service writes the right text into the page that it sends
 * (`service/pages/make-form-page-filler.ts`). React replaces that text only when its own text changes.
 */
export function ServerFilledText({ name, text }: ServerFilledTextProps) {
  return (
    <span data-slot={name} suppressHydrationWarning>
      {text}
    </span>
  );
}
