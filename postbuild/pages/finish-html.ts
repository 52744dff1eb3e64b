/**
 * Changes the documents that React Router rendered so that they paint before any script is loaded. It edits the text
 * at positions that an HTML parser found:
 *
 * - `modulepreload` links are removed: 110 kB of scripts before the first paint cost 1.3 s on a phone;
 *
 * - the inline module is moved to a hashed file, which the starter imports when a visitor touches what needs React.
 * The file begins with React Router's context and the page's data, which React streams after the content with scripts
 * that move it into place;
 *
 * - of the shared styles, each page keeps what it needs;
 *
 * - the script that restores the scroll position after a reload is removed: browsers do that for documents;
 *
 * - framed pages lose everything of React;
 *
 * - comments are removed, except React's own markers between texts; so are slashes and capitals in tags that mean nothing in HTML.
 *
 * It throws when React has streamed content after the document (a large Suspense boundary), because visitors without
 * scripts would never see it.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes as Html, parse } from 'parse5';
import { comparePath } from '#contract/comparison/compare-address.ts';
import { speculationRules } from '#site/motion/speculation-rules.ts';
import { comparisonClassNames } from './comparison-class-names.ts';
import { classesAndIdsIn, keepUsedStyles } from './keep-used-styles.ts';
import { framedPages, type PlacedPage } from './place-pages.ts';
import { recogniseScript } from './recognise-script.ts';

/** A finished page and what its content policy must allow. */
export interface FinishedPage extends PlacedPage {
  html: string;
  /** The texts of the scripts in the document that run. */
  scripts: string[];
  /** The texts of the `<style>` elements. */
  styles: string[];
}

/** Facts about this build's pages for a later publication, so that it finishes only pages that have changed. */
export interface PageSources {
  /** The text of the starter. Making it needs a bundler, which a publication does not have. */
  starter: string;
  /**
   * Classes and ids of all pages. A publication uses these, because a new class in one page would change the styles
   * of all others.
   */
  names: string[];
  /** By file: a hash of the unfinished document, and the script with its data; null for framed pages. */
  pages: Record<string, { source: string; start: string | null }>;
}

/** The name of the file, which is beside the folder of the pages. */
export const pageSourcesFile = 'page-sources.json';

type Edit = { from: number; to: number; text: string };

/** React expects every script that it rendered, so an empty script takes the place of a removed one. */
const emptyScript = '<script></script>';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

const reactMarks = /^( |\$[?!~]?|\/\$|&|\/&|html|head|body)?$/;

export async function finishHtml(
  clientDir: string,
  pages: readonly PlacedPage[],
  /** The text of the starter. Making it needs a bundler, which a publication does not have. */
  starter: string,
  /** Classes and ids to use instead of those of the pages, so that published facts change no styles. */
  frozenNames?: readonly string[],
): Promise<{ finished: FinishedPage[]; sources: PageSources }> {
  const sources = await Promise.all(
    pages.map(({ file }) => readFile(join(clientDir, file), 'utf8')),
  );
  const everywhere = new Set([
    ...(frozenNames ?? sources.flatMap((source) => [...classesAndIdsIn(source)])),
    ...comparisonClassNames(),
  ]);
  const record: PageSources = { starter, names: [...everywhere].sort(), pages: {} };
  const finished = await Promise.all(
    pages.map(async (page, index) => {
      const file = join(clientDir, page.file);
      const source = sources[index] ?? '';
      try {
        const { finished, files } = finishPage(page, source, starter, everywhere);
        for (const { path, text } of files) await writeFile(join(clientDir, path), text);
        await writeFile(file, finished.html);
        record.pages[page.file] = { source: longHash(source), start: startScriptIn(files) };
        return finished;
      } catch (error) {
        throw new Error(`${page.file}: ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
  return { finished, sources: record };
}

/** The script with the page's data, among the files that the starter imports. */
export function startScriptIn(files: readonly { path: string }[]): string | null {
  return files[0]?.path ?? null;
}

/**
 * The finished page, and the files that its starter imports (none for framed pages). `everywhere` are the classes and
 * ids of all pages.
 */
export function finishPage(
  page: PlacedPage,
  source: string,
  starter: string,
  everywhere: ReadonlySet<string> = new Set(),
) {
  const edits: Edit[] = [];
  const replace = (node: Html.ChildNode, text: string) => {
    const place = node.sourceCodeLocation;
    if (place) edits.push({ from: place.startOffset, to: place.endOffset, text });
  };
  const scripts: string[] = [];
  const styles: string[] = [];
  const preloads: string[] = [];
  let data = '';
  let context = '';
  const files: { path: string; text: string }[] = [];
  let modules: { node: Html.Element; text: string; imports: string[] } | undefined;

  for (const node of nodesOf(parse(source, { sourceCodeLocationInfo: true }))) {
    edits.push(...plainerTag(node, source));
    if (node.nodeName === '#comment') {
      // After the module only the page's data follows, so markers in this place belong to the data.
      const isOfData = modules !== undefined && node.parentNode?.nodeName === 'body';
      if (isOfData || !reactMarks.test((node as Html.CommentNode).data)) replace(node, '');
    } else if (isStreamed(node)) {
      const foreign = 'childNodes' in node ? foreignContent(node) : undefined;
      if (foreign) throw new Error(`React has put content behind the document: ${foreign}`);
      for (const script of scriptsIn(node)) {
        const found = recogniseScript(attribute(script, 'type'), textOf(script));
        if (found.kind === 'loader-data') data += found.text;
      }
      replace(node, '');
    } else if (node.nodeName === 'script') {
      const element = node as Html.Element;
      if (attribute(element, 'src')) continue;
      const text = textOf(element);
      const found = recogniseScript(attribute(element, 'type'), text);
      if (found.kind === 'streaming') replace(node, '');
      else if (found.kind === 'loader-data') {
        data += found.text;
        replace(node, '');
      } else if (found.kind === 'modules') modules = { node: element, ...found };
      else if (found.kind !== 'data') {
        if (page.isFramed && found.kind !== 'own') replace(node, '');
        // Browsers restore the scroll position of a reloaded document themselves.
        else if (found.kind === 'scroll-restoration') replace(node, emptyScript);
        else if (found.kind === 'router-context') {
          context = text;
          replace(node, emptyScript);
        } else scripts.push(text);
      }
    } else if (
      node.nodeName === 'link' &&
      attribute(node as Html.Element, 'rel') === 'modulepreload'
    ) {
      preloads.push(attribute(node as Html.Element, 'href') ?? '');
      replace(node, '');
    } else if (node.nodeName === 'style') {
      const element = node as Html.Element;
      const text = textOf(element);
      const isShared = attribute(element, 'data-shared') !== undefined;
      const written = page.address === comparePath ? comparisonClassNames() : [];
      const here = new Set([...classesAndIdsIn(source), ...written]);
      const kept = isShared ? keepUsedStyles(text, here, everywhere) : text;
      styles.push(kept);
      if (isShared) replace(node, `<style data-shared="">${kept}</style>`);
    }
  }

  if (!modules) throw new Error('There is no module of React Router in it.');
  if (page.isFramed) replace(modules.node, '');
  else {
    const text = `${context}${handData(data)}${modules.text}`;
    const start = { path: `assets/start-${shortHash(text)}.js`, text };
    files.push(start);
    const fetched = [...new Set([`/${start.path}`, ...modules.imports, ...preloads])];
    const begin = withoutReact(source).map((name) => {
      const url = fetched.find((one) => one.startsWith(`/assets/${name}-`));
      if (!url) throw new Error(`What the page begins with, /assets/${name}-….js, is not in it.`);
      return url;
    });
    // Over HTTP/1.1 a browser loads six files at once, so the largest file must not wait for small ones.
    const [first, ...rest] = fetched.filter((url) => !begin.includes(url));
    const isLargest = (url: string) => /\/framework-[^/]+\.js$/.test(url);
    const others = [first, ...rest.filter(isLargest), ...rest.filter((url) => !isLargest(url))];
    scripts.push(starter, speculationRules);
    replace(
      modules.node,
      `<script data-begin="${begin.join(' ')}" data-modules="${others.join(' ')}">${starter}</script>`,
    );
  }
  const html = fixFramedLinks(applyEdits(source, edits));
  return { finished: { ...page, html, scripts, styles }, files };
}

/**
 * Removes what React writes and an HTML parser ignores: the slash of `<img/>`, and the capital of `srcSet`, which is
 * written small so that it compresses better. Parts of a drawing need theirs.
 */
function plainerTag(node: Html.ChildNode, source: string): Edit[] {
  if (!('namespaceURI' in node) || node.namespaceURI !== htmlNamespace) return [];
  const { startTag, attrs = {} } = node.sourceCodeLocation ?? {};
  const edits = Object.entries(attrs).map(([name, { startOffset }]) => ({
    from: startOffset,
    to: startOffset + name.length,
    text: name,
  }));
  const slash = (startTag?.endOffset ?? 0) - 2;
  if (source[slash] === '/') edits.push({ from: slash, to: slash + 1, text: '' });
  return edits.filter(({ from, to, text }) => source.slice(from, to) !== text);
}

/** The names of the scripts for what a page does without React; few pages have a form that dates their syllabus. */
function withoutReact(source: string): string[] {
  return source.includes('data-motion="plan"') ? ['motion', 'plan'] : ['motion'];
}

/** Passes the page's data to React Router in the stream that it waits for. */
function handData(data: string): string {
  const stream = 'window.__reactRouterContext.streamController';
  return `${stream}.enqueue(${JSON.stringify(data)});${stream}.close();\n`;
}

/** Visits nodes depth first and in document order, but not inside streamed parts. */
function* nodesOf(node: Html.ParentNode): Generator<Html.ChildNode> {
  for (const child of node.childNodes) {
    yield child;
    if ('childNodes' in child && !isStreamed(child)) yield* nodesOf(child);
  }
}

/** `<template id="B:0">` marks a place; `<div hidden id="S:0">` holds what React would move there. */
function isStreamed(node: Html.ChildNode): boolean {
  return 'attrs' in node && /^[BS]:\d+$/.test(attribute(node, 'id') ?? '');
}

function foreignContent(node: Html.ParentNode): string | undefined {
  for (const child of node.childNodes) {
    if (child.nodeName === 'script' || child.nodeName === 'template') continue;
    if (child.nodeName === '#comment') continue;
    return child.nodeName === '#text' ? (child as Html.TextNode).value : `<${child.nodeName}>`;
  }
  return undefined;
}

function scriptsIn(node: Html.ChildNode): Html.Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.filter((child): child is Html.Element => child.nodeName === 'script');
}

function attribute(element: Html.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function textOf(element: Html.Element): string {
  return element.childNodes.map((child) => (child as Html.TextNode).value).join('');
}

function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of [...edits].sort((a, b) => a.from - b.from)) {
    // An edit within what another one replaces has nothing left to change.
    if (from < at) continue;
    parts.push(source.slice(at, from), text);
    at = to;
  }
  parts.push(source.slice(at));
  return parts.join('');
}

/** Links to the route that renders a framed page are replaced by the page's real address. */
function fixFramedLinks(html: string): string {
  return html.replace(/(href|src)="(\/framed\/[a-z]+)/g, (whole, name: string, route: string) => {
    const framed = framedPages[route as keyof typeof framedPages];
    return framed ? `${name}="${framed.address}` : whole;
  });
}

export const longHash = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url');

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8);
}
