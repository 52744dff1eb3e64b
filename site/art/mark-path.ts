/**
 * The mark: the smallest kolam with four-fold symmetry, one line round five dots. It stands here as text so
 * that the header of every page need not draw it; the test beside it compares it with the drawing.
 */
export const markPath =
  'M35 15l-20 20a7.07 7.07 0 1 1 0 -10l20 20a7.07 7.07 0 1 1 -10 0l20 -20a7.07 7.07 0 1 1 0 10l-20 -20a7.07 7.07 0 1 1 10 0z';
/** The path lies within 0-60 both ways; with a line 4.5 wide it fills this box. */
export const markBox = '0.5 0.5 59 59';
