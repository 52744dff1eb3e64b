/** Quotes a text as a string literal in the style of `content/`. */
export const quoteForSource = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
