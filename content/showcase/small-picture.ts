/** The width of the small picture in CSS pixels: as wide as a card or a screenshot in a list ever is. */
export const smallPictureWidth = 560;

/** The path of a screenshot’s small picture, which the build makes beside it: `leads.webp` has `leads-560.webp`. */
export const smallPicture = (path: string) => path.replace(/\.webp$/, `-${smallPictureWidth}.webp`);
