interface ServerFilledTextProps {
  /** Name by which the service finds the element. */
  name: string;
  text: string;
}

/**
 * A text that depends on the query of the address, such as its offer or its order. The built page has the text for no
 * query. The service writes its own text into the page that it sends (`service/pages/make-form-page-filler.ts`), and
 * React leaves the text unchanged until it has its own.
 */
export function ServerFilledText({ name, text }: ServerFilledTextProps) {
  return (
    <span data-slot={name} suppressHydrationWarning>
      {text}
    </span>
  );
}
