/**
 * Keeps what was typed into a form when the visitor follows a link and comes back. While the form has unsent text, the
 * links of the page are followed by the browser and not by React Router. The browser restores the fields when the
 * visitor comes back, but React Router would render them empty.
 *
 * @returns A function that ends this, so that React Router follows the links again.
 */
export function keepTypedTextOnNavigation(form: HTMLFormElement): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin) return;
    if (link.pathname === location.pathname || !hasTypedText(form)) return;
    // React listens on the document, so it does not hear of a click that is stopped here.
    event.stopPropagation();
  };
  addEventListener('click', follow, true);
  return () => removeEventListener('click', follow, true);
}

const hasTypedText = ({ elements }: HTMLFormElement): boolean =>
  [...elements].some(
    (field) =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && field.type !== 'hidden')) &&
      field.value !== field.defaultValue,
  );
