/**
 * Keeps what was typed into a form when the visitor follows a link and comes back. While the form has unsent text, the
 * browser and not React Router follows the links of the page. When the visitor comes back, the browser restores the
 * fields; React Router would render them empty.
 *
 * @returns A function that lets React Router follow the links again.
 */
export function keepTypedTextOnNavigation(form: HTMLFormElement): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin) return;
    if (keepsTextWithRouter(link, form) || !hasTypedText(form)) return;
    // React listens on the document, so a click that is stopped at the window, before the document, never reaches React
    // Router.
    event.stopPropagation();
  };
  addEventListener('click', follow, true);
  return () => removeEventListener('click', follow, true);
}

/**
 * The query parameters of the pages with a form, as in their `handle`. When one of them changes, React renders the form
 * in `<main>` again, and typed text would be lost.
 */
const resettingParameters = ['offer', 'about'];

/**
 * Whether the form keeps its text when React Router follows the link: the link leads to the same page and changes none
 * of `resettingParameters`. The form in the footer keeps its text whatever the query.
 */
function keepsTextWithRouter(
  { pathname, search }: HTMLAnchorElement,
  form: HTMLFormElement,
): boolean {
  if (pathname !== location.pathname) return false;
  const [next, present] = [new URLSearchParams(search), new URLSearchParams(location.search)];
  const isReset = resettingParameters.some((name) => next.get(name) !== present.get(name));
  return !isReset || form.closest('main') === null;
}

const hasTypedText = ({ elements }: HTMLFormElement): boolean =>
  [...elements].some(
    (field) =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && field.type !== 'hidden')) &&
      field.value !== field.defaultValue,
  );
