import { type DefaultTreeAdapterTypes as Html, parse } from 'parse5';

/** The facts in the head of a finished page. */
interface PageMetadata {
  title: string;
  /** The canonical address, or null for a page that search engines must leave out. */
  canonical: string | null;
  isHidden: boolean;
  /** The values of `og:title` and `og:image`. */
  shareTitle: string;
  sharePicture: string | null;
}

/** Reads the facts. Throws when the document has no title. */
export function readPageMetadata(html: string): PageMetadata {
  const root = parse(html).childNodes.find(
    (node): node is Html.Element => node.nodeName === 'html',
  );
  const head = root?.childNodes.find((node): node is Html.Element => node.nodeName === 'head');
  const elements = (head?.childNodes ?? []).filter((node): node is Html.Element => 'attrs' in node);
  const attribute = (element: Html.Element | undefined, name: string) =>
    element?.attrs.find((attr) => attr.name === name)?.value;
  const meta = (key: string, name: string) =>
    attribute(
      elements.find((el) => el.nodeName === 'meta' && attribute(el, key) === name),
      'content',
    );

  const titleNode = elements.find(({ nodeName }) => nodeName === 'title')?.childNodes[0];
  const title = titleNode && 'value' in titleNode ? titleNode.value : '';
  if (!title) throw new Error('The page has no title.');
  const canonical = elements.find(
    (el) => el.nodeName === 'link' && attribute(el, 'rel') === 'canonical',
  );
  return {
    title,
    canonical: attribute(canonical, 'href') ?? null,
    isHidden: /noindex/.test(meta('name', 'robots') ?? ''),
    shareTitle: meta('property', 'og:title') ?? title,
    sharePicture: meta('property', 'og:image') ?? null,
  };
}
