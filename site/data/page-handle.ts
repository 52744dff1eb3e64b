/** The fields that the route module of a page may export as `handle` (a name of React Router). */
export interface PageHandle {
  /**
   * Query parameters that the page uses. When the service has not rendered the page for them, the starter loads React
   * to do so.
   */
  query: readonly string[];
}
