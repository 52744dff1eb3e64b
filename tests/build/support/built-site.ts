/**
 * The built site as files: what a host would serve without a service. Addresses are looked up as a static host
 * does: `/x` is `x.html`, `/x/` is `x/index.html`, any other address is the file itself.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes as Html, parse } from 'parse5';
import type { SiteTable } from '#postbuild/hosting/site-table.ts';

export const clientDir = 'build/current/client';

export interface BuiltPage {
  /** The path below the client folder. */
  file: string;
  /** The address at which the page is served; null for pages that answer missing addresses. */
  address: string | null;
  html: string;
  elements: readonly Html.Element[];
}

if (!existsSync(`${clientDir}/index.html`)) {
  throw new Error('There is no built site: run `npm run build` first.');
}

export const siteTable: SiteTable = JSON.parse(
  readFileSync('build/current/site-table.json', 'utf8'),
);

export const builtFiles: readonly string[] = readdirSync(clientDir, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(clientDir.length + 1))
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

const onlyWhenMissing = new Set(
  [siteTable.notFound, '/project/not-found.html'].map((file) => file.slice(1)),
);

function addressOf(file: string): string | null {
  if (onlyWhenMissing.has(file)) return null;
  if (file === 'index.html') return '/';
  if (file === 'lms/index.html') return '/lms/';
  return file.endsWith('/index.html') ? `/${file}` : `/${file.replace(/\.html$/, '')}`;
}

function elementsOf(node: Html.ParentNode): Html.Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsOf(child)] : [],
  );
}

export const builtPages: readonly BuiltPage[] = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(join(clientDir, file), 'utf8');
    let elements: readonly Html.Element[] | undefined;
    return {
      file,
      address: addressOf(file),
      html,
      // Many tests need only the text of a page, and parsing all pages takes a second.
      get elements() {
        elements ??= elementsOf(parse(html));
        return elements;
      },
    };
  });

export function builtPageAt(address: string): BuiltPage {
  const found = builtPages.find((candidate) => candidate.address === address);
  if (!found) throw new Error(`No page is at ${address}.`);
  return found;
}

/** The file that answers an address, without query and hash; null if there is none. */
export function builtFileAt(address: string): string | null {
  const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
  const name = path.slice(1);
  const candidates = path.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
  return candidates.find((candidate) => builtFiles.includes(candidate)) ?? null;
}

export const readBuiltFileBytes = (file: string) => readFileSync(join(clientDir, file));
export const sizeInBytesOf = (file: string) => statSync(join(clientDir, file)).size;

export function attributeOf(element: Html.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The elements inside an element, at every depth. */
export const elementsInside = (element: Html.Element): Html.Element[] =>
  element.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsInside(child)] : [],
  );

export function textContentOf(node: Html.ParentNode): string {
  return node.childNodes
    .map((child) =>
      'value' in child ? child.value : 'childNodes' in child ? textContentOf(child) : '',
    )
    .join('');
}

/** All elements with this tag name. */
export const elementsWithTag = (from: BuiltPage, tag: string) =>
  from.elements.filter(({ tagName }) => tagName === tag);

export function titleOf(from: BuiltPage): string {
  return elementsWithTag(from, 'title').map(textContentOf).join('');
}

export function metaOf(from: BuiltPage, name: string): string | undefined {
  const meta = elementsWithTag(from, 'meta').find(
    (element) => attributeOf(element, 'name') === name || attributeOf(element, 'property') === name,
  );
  return meta && attributeOf(meta, 'content');
}

export function canonicalOf(from: BuiltPage): string | undefined {
  const link = elementsWithTag(from, 'link').find(
    (element) => attributeOf(element, 'rel') === 'canonical',
  );
  return link && attributeOf(link, 'href');
}
