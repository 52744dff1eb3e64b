/** The width of a thumbnail in CSS pixels: the largest width of a card, or of a screenshot in a list. */
export const thumbnailWidthPx = 560;

/** The path of a screenshot's thumbnail, which the build makes: `leads-560.webp` for `leads.webp`. */
export const thumbnailPathOf = (path: string) =>
  path.replace(/\.webp$/, `-${thumbnailWidthPx}.webp`);
