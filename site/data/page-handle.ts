/** The fields that the route module of a page may export as `handle` (a name of React Router). */
export interface PageHandle {
  /**
   * The query parameters that change what the page shows. If the service has not rendered the page for the parameters
   * in the page's address, the starter script loads React to do so.
   */
  query: readonly string[];
}
