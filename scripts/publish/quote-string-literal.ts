/** Quotes a text as a string literal in the style of `content/`. */
export const quoteStringLiteral = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
