/** Id of a module (index from 0) on its course's page. */
export const modulePlace = (index: number) => `module-${index + 1}`;
