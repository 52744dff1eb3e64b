/**
 * The headers that browsers apply to documents only, and ignore for scripts, style sheets and other parts of a page.
 */
const ofDocuments = ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];

/** Whether a file of this type is a script, a style sheet, a font, a picture or data for scripts. */
export const isSubresourceType = (contentType: string | undefined): boolean =>
  /^(text\/(javascript|css|x-script)|application\/json|font\/|image\/)/.test(contentType ?? '');

/**
 * Returns the headers of `common` that a file of this type needs. All others are left out, because every visitor would
 * download them with each file of a page.
 */
export function selectHeadersForContentType(
  common: Readonly<Record<string, string>>,
  contentType: string | undefined,
): Readonly<Record<string, string>> {
  if (!isSubresourceType(contentType)) return common;
  const isNeeded = ([name]: [string, string]) => !ofDocuments.includes(name.toLowerCase());
  return Object.fromEntries(Object.entries(common).filter(isNeeded));
}
