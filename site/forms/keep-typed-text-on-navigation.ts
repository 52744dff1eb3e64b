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
    if (isSamePage(link, form) || !hasTypedText(form)) return;
    // React listens on the document, so a click that is stopped at the window, before the document, never reaches React
    // Router.
    event.stopPropagation();
  };
  addEventListener('click', follow, true);
  return () => removeEventListener('click', follow, true);
}

/**
 * Query parameters, those of the `handle` of the pages with a form: when one of them gets another value, such a page
 * renders the form in its `<main>` again, empty.
 */
const resettingParameters = ['offer', 'about'];

/** Whether the form stays as it is when React Router follows the link. The form in the footer stays for any query. */
function isSamePage({ pathname, search }: HTMLAnchorElement, form: HTMLFormElement): boolean {
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
