/**
 * The styles that the landing page does without. Every other page has them in its document, as it has all
 * styles; a visitor who comes from the landing page without a page load gets them as a file.
 */
import moreStyles from '#site/styles/more.css?url';

/** Whether the document that was loaded has them: read once, before any link is followed. */
const isInDocument = import.meta.env.SSR || location.pathname !== '/';

/** React shows a page with this in it when the file is there, so nothing is seen unstyled. */
export function MoreStyles() {
  return isInDocument ? null : <link rel="stylesheet" href={moreStyles} precedence="more" />;
}

/** Fetches them ahead, so that the first link followed does not wait for them. */
export function fetchMoreStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = moreStyles;
  document.head.append(link);
}
