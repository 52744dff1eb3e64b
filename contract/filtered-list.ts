/** What the service asks of the module that the build makes of the list of courses, so that it need not know React. */

/** Name of the module in the folder of the build, beside the folder that is served. */
export const filteredListModule = 'filtered-list.cjs';

/** Where the list is, and by which attribute its markup begins and its neighbour follows. */
export const filteredListPath = '/courses';
export const filteredListId = 'all-courses';

/** Fields of the filter, as they stand in an address. Another query does not change the list. */
export const filterNames = ['q', 'field', 'kind', 'length', 'level', 'fee', 'order'] as const;

interface DrawnList {
  /** The same for every address that asks for the same, however it is written. */
  key: string;
  draw: () => string;
}

/** The list for the query of an address; null when it asks for nothing, so that the built page is right. */
export type FilteredList = (query: string) => DrawnList | null;

/** What the module exports. */
export interface FilteredListModule {
  filteredList: FilteredList;
}
