/** Labels of controls, for all pages. */
export const skipToContentLabel = 'Skip to the content';
export const switchSchemeLabel = 'Switch between light and dark';
export const formatScrollAreaLabel = (what: string) => `${what}, scrolls sideways`;
/**
 * Text after "Compare" that only screen readers get, because they announce the link without the row that contains it.
 */
export const formatCompareSuffix = (title: string) => ` with ${title}`;
