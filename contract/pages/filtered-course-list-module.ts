/** The interface of the module that renders filtered course lists, so that the service does not need to know React. */

/** File name of the module, in the folder of the build, outside the folder that is served. */
export const filteredListModuleFileName = 'filtered-list.cjs';

/** Name of the file with the offers that the module lists. It is in the module's folder. */
export const filteredListDataFileName = 'filtered-list.json';

interface PreparedList {
  /** A key for caches: equivalent queries have the same key, however they are written. */
  key: string;
  draw: () => string;
}

/**
 * Prepares the list for a query: a key for caches, and a function that renders the HTML. Null when the query neither
 * filters nor sorts, because the built page already has that list.
 */
export type PrepareFilteredList = (query: string) => PreparedList | null;

/** The exports of the module. */
export interface FilteredCourseListModule {
  /** Makes the function that prepares filtered lists of the offers in `data`, the parsed content of the data file. */
  makeFilteredListRenderer: (data: unknown) => PrepareFilteredList;
}
