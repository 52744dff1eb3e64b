/**
 * Changes a document that React Router rendered, so that the browser paints it before it loads any script. The text is
 * edited at positions that an HTML parser found:
 *
 * - `modulepreload` links are removed: 110 kB of scripts before the first paint cost 1.3 s on a phone;
 *
 * - the inline module becomes a hashed file, which the starter imports when a visitor touches what needs React. The
 * file begins with React Router's context and the page's data, which React had written after the content;
 *
 * - of the styles that all pages share, only those that this page needs are kept;
 *
 * - the script that restores the scroll position after a reload is removed, because browsers restore it themselves;
 *
 * - all scripts of React are removed from framed pages;
 *
 * - comments are removed, except React's own markers between texts;
 *
 * - slashes and capitals that mean nothing in HTML are removed from tags.
 *
 * Throws when React has streamed content after the document (a large Suspense boundary), because visitors without
 * scripts would never see it.
 */
import { createHash } from 'node:crypto';
import { parseDocument } from 'htmlparser2';
import { comparisonPath } from '#contract/comparison/comparison-address.ts';
import { speculationRules } from '#site/motion/speculation-rules.ts';
import { collectComparisonClassesAndIds } from './collect-comparison-classes-and-ids.ts';
import { collectClassesAndIds, dropStylesOfOtherPages } from './drop-styles-of-other-pages.ts';
import { framedPagesByRoute, type PlacedPage } from './move-pages-to-served-paths.ts';
import { recogniseScript } from './recognise-script.ts';

/** A finished page, with the scripts and styles that its content security policy must allow. */
export interface FinishedPage extends PlacedPage {
  html: string;
  /** The texts of the scripts in the document that the browser runs, which do not include scripts with data. */
  scripts: string[];
  /** The texts of the `<style>` elements. */
  styles: string[];
}

type Edit = { from: number; to: number; text: string };

type PageRoot = ReturnType<typeof parseDocument>;
type PageNode = PageRoot['children'][number];
type PageElement = Extract<PageNode, { attribs: unknown }>;

/** React expects all scripts that it rendered, so an empty script is left in place of a removed one. */
const emptyScript = '<script></script>';

const reactMarks = /^( |\$[?!~]?|\/\$|&|\/&|html|head|body)?$/;

/**
 * Returns the finished page, and the script files that its starter imports (none for a framed page). `everywhere` are
 * the classes and ids of all pages.
 */
export function finishPage(
  place: PlacedPage,
  source: string,
  starter: string,
  everywhere: ReadonlySet<string> = new Set(),
) {
  const edits: Edit[] = [];
  const replace = (node: PageNode, text: string) => {
    edits.push({ from: node.startIndex ?? 0, to: (node.endIndex ?? 0) + 1, text });
  };
  const scripts: string[] = [];
  const styles: string[] = [];
  const preloads: string[] = [];
  let data = '';
  let context = '';
  const files: { path: string; text: string }[] = [];
  let modules: { node: PageElement; text: string; imports: string[] } | undefined;

  const root = parseDocument(source, { withStartIndices: true, withEndIndices: true });
  for (const { node, isDrawing } of nodesOf(root)) {
    if (node.type === 'comment') {
      // After the inline module, `<body>` contains only the streamed data of the page. A comment there belongs to the
      // data and is removed, even if it looks like one of React's markers.
      const isOfData =
        modules !== undefined && isElement(node.parent) && node.parent.name === 'body';
      if (isOfData || !reactMarks.test(node.data)) replace(node, '');
    }
    if (!isElement(node)) continue;
    if (!isDrawing) edits.push(...shortenTag(node, source));
    const { name, attribs } = node;
    if (isStreamed(node)) {
      const foreign = foreignContent(node);
      if (foreign) throw new Error(`React has put content behind the document: ${foreign}`);
      for (const script of node.children.filter(isElement)) {
        const found = recogniseScript(script.attribs.type, textOf(script));
        if (found.kind === 'loader-data') data += found.text;
      }
      replace(node, '');
    } else if (name === 'script') {
      if (attribs.src) continue;
      const text = textOf(node);
      const found = recogniseScript(attribs.type, text);
      if (found.kind === 'streaming') replace(node, '');
      else if (found.kind === 'loader-data') {
        data += found.text;
        replace(node, '');
      } else if (found.kind === 'modules') modules = { node, ...found };
      else if (found.kind !== 'data') {
        if (place.isFramed && found.kind !== 'own') replace(node, '');
        // Browsers restore the scroll position of a reloaded document themselves, so React Router's script for it is
        // removed.
        else if (found.kind === 'scroll-restoration') replace(node, emptyScript);
        else if (found.kind === 'router-context') {
          context = text;
          replace(node, emptyScript);
        } else scripts.push(text);
      }
    } else if (name === 'link' && attribs.rel === 'modulepreload') {
      preloads.push(attribs.href ?? '');
      replace(node, '');
    } else if (name === 'style') {
      const text = textOf(node);
      if (attribs['data-shared'] === undefined) {
        styles.push(text);
        continue;
      }
      const comparisonNames =
        place.address === comparisonPath ? collectComparisonClassesAndIds() : [];
      const here = new Set([...collectClassesAndIds(source), ...comparisonNames]);
      const kept = dropStylesOfOtherPages(text, here, everywhere);
      styles.push(kept);
      replace(node, `<style data-shared="">${kept}</style>`);
    }
  }

  if (!modules) throw new Error('There is no module of React Router in it.');
  if (place.isFramed) replace(modules.node, '');
  else {
    const text = `${context}${makePageDataScript(data)}${modules.text}`;
    const start = { path: `assets/start-${shortHash(text)}.js`, text };
    files.push(start);
    const fetched = [...new Set([`/${start.path}`, ...modules.imports, ...preloads])];
    const begin = listScriptsWithoutReact(source).map((name) => {
      const url = fetched.find((one) => one.startsWith(`/assets/${name}-`));
      if (!url) throw new Error(`What the page begins with, /assets/${name}-….js, is not in it.`);
      return url;
    });
    // The largest file is listed second, directly after the module that starts the page. Over HTTP/1.1 a browser loads
    // only six files at once, so a file further down the list has to wait.
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
  return { finished: { ...place, html, scripts, styles }, files };
}

/**
 * Shortens a tag without changing its meaning: removes the slash of `<img/>`, and writes `srcSet` in lower case, which
 * compresses better. Not for tags of a drawing, whose names need their capitals.
 */
function shortenTag({ startIndex }: PageElement, source: string): Edit[] {
  const from = startIndex ?? 0;
  // The first `>` ends the tag, because React writes `>` in an attribute as `&gt;`.
  const end = source.indexOf('>', from);
  const tag = source.slice(from, end);
  const edits: Edit[] = [];
  if (capitalInName.test(tag))
    for (const { 0: attribute, 1: name = '', index } of tag.matchAll(attributes))
      if (name !== name.toLowerCase()) {
        const at = from + index + attribute.indexOf(name);
        edits.push({ from: at, to: at + name.length, text: name.toLowerCase() });
      }
  if (tag.endsWith('/')) edits.push({ from: end - 1, to: end, text: '' });
  return edits;
}

const capitalInName = /\s\w*[A-Z]\w*="/;
/**
 * Matches each attribute with its value. So a text such as ` srcSet=` inside a value does not look like an attribute.
 */
const attributes = /\s([^\s=/]+)(?:="[^"]*")?/g;

/**
 * The scripts that only some pages load: for each value of `data-motion` in a page, the name of the script that such a
 * page needs.
 */
const scriptsOfSomePages = { plan: 'plan', frame: 'frame', menus: 'landing-motion' };

/** Returns the names of the scripts that the page needs even when React is never loaded. */
function listScriptsWithoutReact(source: string): string[] {
  const own = Object.entries(scriptsOfSomePages).flatMap(([motion, name]) =>
    source.includes(`data-motion="${motion}"`) ? [name] : [],
  );
  return ['motion', ...own];
}

/** Returns a script that writes the page's data into the stream from which React Router reads it. */
function makePageDataScript(data: string): string {
  const stream = 'window.__reactRouterContext.streamController';
  return `${stream}.enqueue(${JSON.stringify(data)});${stream}.close();\n`;
}

/**
 * Yields all nodes in document order, except those inside streamed parts and `<noscript>`, which stay unchanged.
 * `isDrawing` is true for an `<svg>` and everything in it.
 */
function* nodesOf(
  parent: PageRoot | PageElement,
  isInDrawing = false,
): Generator<{ node: PageNode; isDrawing: boolean }> {
  for (const node of parent.children) {
    const isDrawing = isInDrawing || (isElement(node) && node.name === 'svg');
    yield { node, isDrawing };
    if (isElement(node) && node.name !== 'noscript' && !isStreamed(node))
      yield* nodesOf(node, isDrawing);
  }
}

const isElement = (node: PageNode | null): node is PageElement =>
  node !== null && 'attribs' in node;

/**
 * Whether the element belongs to streamed content: `<template id="B:0">` marks the place to which React would later
 * move the content of `<div hidden id="S:0">`.
 */
const isStreamed = ({ attribs }: PageElement): boolean => /^[BS]:\d+$/.test(attribs.id ?? '');

function foreignContent({ children }: PageElement): string | undefined {
  for (const child of children) {
    if (child.type === 'comment') continue;
    if (!isElement(child)) return 'data' in child ? child.data : child.type;
    if (child.name !== 'script' && child.name !== 'template') return `<${child.name}>`;
  }
  return undefined;
}

const textOf = ({ children }: PageElement): string =>
  children.map((child) => ('data' in child ? child.data : '')).join('');

function applyEdits(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of [...edits].sort((a, b) => a.from - b.from)) {
    // Skips an edit inside an element that the previous edit has replaced.
    if (from < at) continue;
    parts.push(source.slice(at, from), text);
    at = to;
  }
  parts.push(source.slice(at));
  return parts.join('');
}

/**
 * Replaces links to the route that renders a framed page (`/framed/webinar`) by the address of the finished page
 * (`/dist/index.html`).
 */
function fixFramedLinks(html: string): string {
  return html.replace(/(href|src)="(\/framed\/[a-z]+)/g, (whole, name: string, route: string) => {
    const framed = framedPagesByRoute[route as keyof typeof framedPagesByRoute];
    return framed ? `${name}="${framed.address}` : whole;
  });
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8);
}
