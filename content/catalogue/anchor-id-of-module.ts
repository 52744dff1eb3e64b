/** The id of a module (counted from 0) on the page of its course. */
export const anchorIdOfModule = (index: number) => `module-${index + 1}`;
