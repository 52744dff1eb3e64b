import { DomUtils, parseDocument } from 'htmlparser2';

/** The facts in the head of a finished page. */
interface PageMetadata {
  title: string;
  /** The canonical address, or null for a page that search engines must leave out. */
  canonical: string | null;
  isHidden: boolean;
  /** The value of `og:title`, or the title if the page has no `og:title`. */
  shareTitle: string;
  /** The value of `og:image`, or null. */
  sharePicture: string | null;
}

/**
 * Reads title, canonical address, `noindex`, share title and share picture from the head of a page. Throws when it has
 * no title.
 */
export function readPageMetadata(html: string): PageMetadata {
  const [head] = DomUtils.getElementsByTagName('head', parseDocument(html), true, 1);
  const elements = (name: string) =>
    head === undefined ? [] : DomUtils.getElementsByTagName(name, head);
  const meta = (key: string, name: string) =>
    elements('meta').find(({ attribs }) => attribs[key] === name)?.attribs.content;

  const [titleElement] = elements('title');
  const title = titleElement === undefined ? '' : DomUtils.textContent(titleElement);
  if (title === '') throw new Error('The page has no title.');
  const canonical = elements('link').find(({ attribs }) => attribs.rel === 'canonical');
  return {
    title,
    canonical: canonical?.attribs.href ?? null,
    isHidden: /noindex/.test(meta('name', 'robots') ?? ''),
    shareTitle: meta('property', 'og:title') ?? title,
    sharePicture: meta('property', 'og:image') ?? null,
  };
}
