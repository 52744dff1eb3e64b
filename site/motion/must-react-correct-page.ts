/**
 * Whether React has to correct the page, for one of three reasons:
 * - The address has a query parameter named in `data-query`. When the service renders the query, it removes this
 *   attribute.
 * - An instant in `data-until` (ISO 8601) has passed since the build.
 * - The page was opened with navigation state, which only the browser has.
 */
export function mustReactCorrectPage(): boolean {
  const query = new URLSearchParams(location.search);
  const now = new Date().toISOString();
  const names = document.documentElement.dataset.query?.split(' ') ?? [];
  const dated = [...document.querySelectorAll<HTMLElement>('[data-until]')];
  return (
    names.some((name) => query.has(name)) ||
    Boolean(history.state?.usr) ||
    dated.some(({ dataset: { until = '' } }) => until < now)
  );
}
