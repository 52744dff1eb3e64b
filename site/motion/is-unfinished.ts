/**
 * Whether a page is not what it should be without React: the service did not answer the query (`data-query` of the
 * document names the parameters that the page answers), a date has passed since it was built (`data-until`,
 * ISO 8601), or it was reached with a state that only the browser keeps.
 */
export function isUnfinished(): boolean {
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
