/** Where the module of this index stands on the page of its course. */
export const modulePlace = (index: number) => `module-${index + 1}`;
