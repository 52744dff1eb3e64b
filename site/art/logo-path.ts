/**
 * The logo of the site: one line round five dots, the smallest kolam that looks the same after each quarter turn. It is
 * stored as text, so that the pages' headers need no code that draws it. A test compares it with a drawn kolam.
 */
export const logoPath =
  'M35 15l-20 20a7.07 7.07 0 1 1 0 -10l20 20a7.07 7.07 0 1 1 -10 0l20 -20a7.07 7.07 0 1 1 0 10l-20 -20a7.07 7.07 0 1 1 10 0z';
/** The path lies within 0-60 in both directions; with a line 4.5 wide it fills this box. */
export const logoViewBox = '0.5 0.5 59 59';
