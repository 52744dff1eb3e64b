/** The HTML id of a module on the page of its course. `index` counts from 0: the first module has the id `module-1`. */
export const anchorIdOfModule = (index: number) => `module-${index + 1}`;
