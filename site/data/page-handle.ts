/** The fields that the route module of a page may export as `handle` (a name of React Router). */
export interface PageHandle {
  /**
   * The names of the query parameters that change what the page shows. If an address has one of them and the service
   * has not rendered the page for it, the starter script loads React, which renders the right page.
   */
  query: readonly string[];
}
