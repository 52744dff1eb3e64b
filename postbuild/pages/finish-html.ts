/**
 * Turns the documents that React Router rendered into pages that paint before any script is asked for.
 *
 * What it does to each, by cutting into the text at places that a real HTML parser found:
 * - `modulepreload` links go: 110 kB of scripts ahead of the first paint cost 1.3 s on a phone;
 * - the inline module goes to a hashed file that the starter imports when a visitor touches what needs React. Before
 *   it in the same file stand React Router's context and the page's data, which React streams behind the content with
 *   scripts that move it into place;
 * - of the styles that pages share, each keeps what it needs;
 * - the script that scrolls a reloaded page to where it was goes: browsers do that for documents;
 * - a framed page loses everything of React: it is a document and stays one;
 * - comments go, unless they are React's own marks between texts.
 *
 * It refuses a page whose content React has put behind the document (a large Suspense boundary), since
 * a visitor without scripts would never see it.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes as Html, parse } from 'parse5';
import { comparePath } from '#contract/comparison/compare-address.ts';
import { speculationRules } from '#site/motion/speculation-rules.ts';
import { comparisonClassNames } from './comparison-class-names.ts';
import { framedPages, type PlacedPage } from './place-pages.ts';
import { recogniseScript } from './recognise-script.ts';
import { starterScript } from './starter.ts';
import { namesIn, usedStyles } from './used-styles.ts';

/** A finished page and what its content policy must allow. */
export interface FinishedPage extends PlacedPage {
  html: string;
  /** Text of each script in the document that runs. */
  scripts: string[];
  /** Text of each `<style>`. */
  styles: string[];
}

type Edit = { from: number; to: number; text: string };

/** React looks for as many scripts as it has rendered. */
const emptyScript = '<script></script>';

const reactMarks = /^( |\$[?!~]?|\/\$|&|\/&|html|head|body)?$/;

export async function finishHtml(
  clientDir: string,
  pages: readonly PlacedPage[],
): Promise<FinishedPage[]> {
  const starter = await starterScript();
  const sources = await Promise.all(
    pages.map(({ file }) => readFile(join(clientDir, file), 'utf8')),
  );
  const everywhere = new Set(sources.flatMap((source) => [...namesIn(source)]));
  return Promise.all(
    pages.map(async (page, index) => {
      const file = join(clientDir, page.file);
      const source = sources[index] ?? '';
      try {
        const { finished, files } = finishPage(page, source, starter, everywhere);
        for (const { path, text } of files) await writeFile(join(clientDir, path), text);
        await writeFile(file, finished.html);
        return finished;
      } catch (error) {
        throw new Error(`${page.file}: ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
}

/**
 * Pure: the finished page, and the files that its starter fetches (framed pages have none). `everywhere` are the
 * classes and ids of all pages.
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
    if (node.nodeName === '#comment') {
      // Behind the module comes nothing but the page's data, whose marks go with it.
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
        // A document that is loaded again finds its place by itself.
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
      const here = new Set([...namesIn(source), ...written]);
      const kept = isShared ? usedStyles(text, here, everywhere) : text;
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
    const begin = fetched.find((url) => /\/motion-[^/]+\.js$/.test(url));
    if (!begin) throw new Error('What the page begins with, /assets/motion-….js, is not in it.');
    const others = fetched.filter((url) => url !== begin).join(' ');
    scripts.push(starter, speculationRules);
    replace(
      modules.node,
      `<script data-begin="${begin}" data-modules="${others}">${starter}</script>`,
    );
  }
  const html = fixFramedLinks(applyEdits(source, edits));
  return { finished: { ...page, html, scripts, styles }, files };
}

/** Gives React Router the data of the page, in the stream that it waits for. */
function handData(data: string): string {
  const stream = 'window.__reactRouterContext.streamController';
  return `${stream}.enqueue(${JSON.stringify(data)});${stream}.close();\n`;
}

/** Depth first, in document order; what stands in a streamed part is not gone into. */
function* nodesOf(node: Html.ParentNode): Generator<Html.ChildNode> {
  for (const child of node.childNodes) {
    yield child;
    if ('childNodes' in child && !isStreamed(child)) yield* nodesOf(child);
  }
}

/** `<template id="B:0">` marks a place, `<div hidden id="S:0">` holds what React would move there. */
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
  let html = source;
  for (const { from, to, text } of [...edits].sort((a, b) => b.from - a.from)) {
    html = html.slice(0, from) + text + html.slice(to);
  }
  return html;
}

/** A link to the route that renders a framed page leads to where the page is. */
function fixFramedLinks(html: string): string {
  return html.replace(/(href|src)="(\/framed\/[a-z]+)/g, (whole, name: string, route: string) => {
    const framed = framedPages[route as keyof typeof framedPages];
    return framed ? `${name}="${framed.address}` : whole;
  });
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8);
}
