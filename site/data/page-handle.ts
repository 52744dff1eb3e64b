/** What the route module of a page may export as `handle`. */
export interface PageHandle {
  /** Parameters of its address that it answers; where the service has not, the starter fetches React to do so. */
  query: readonly string[];
}
