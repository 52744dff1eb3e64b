/**
 * Whether the page needs React to be correct. There are three cases. The service did not render the page for its query;
 * `data-query` of the document names the query parameters that the page uses. A date has passed since the build
 * (`data-until`, ISO 8601). Or the page was opened with navigation state, which only the browser has.
 */
export function needsReact(): boolean {
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
