/** The width of the small picture in CSS pixels: the largest width of a card, or of a screenshot in a list. */
export const thumbnailWidthPx = 560;

/** The path of a screenshot's small picture, which the build makes: `leads-560.webp` for `leads.webp`. */
export const thumbnailPath = (path: string) => path.replace(/\.webp$/, `-${thumbnailWidthPx}.webp`);
