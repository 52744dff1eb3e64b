/**
 * The mark: the smallest kolam with four-fold symmetry, one line round five dots. It is stored as text so that the
 * header of every page does not have to draw it; a test compares it with the drawing.
 */
export const logoPath =
  'M35 15l-20 20a7.07 7.07 0 1 1 0 -10l20 20a7.07 7.07 0 1 1 -10 0l20 -20a7.07 7.07 0 1 1 0 10l-20 -20a7.07 7.07 0 1 1 10 0z';
/** The path lies within 0-60 in both directions; with a line 4.5 wide it fills this box. */
export const logoViewBox = '0.5 0.5 59 59';
