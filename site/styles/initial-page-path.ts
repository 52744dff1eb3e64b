/**
 * Path of the page whose document was loaded; null in the build. The landing page and the other pages have different
 * styles. The choice between them follows this path and not the present one, because in the browser the document keeps
 * its own styles: the content policy refuses a `<style>` that is added later, even an empty one.
 */
export const initialPagePath = import.meta.env.SSR ? null : location.pathname;
