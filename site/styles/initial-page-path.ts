/**
 * Path of the page that was opened first in this document; null in the build. The landing page has other styles in its
 * document than all other pages. While visitors go from page to page, the document keeps the styles of its first page,
 * because the content policy refuses a `<style>` that is added later, even an empty one. So this path, not the present
 * one, decides.
 */
export const initialPagePath = import.meta.env.SSR ? null : location.pathname;
