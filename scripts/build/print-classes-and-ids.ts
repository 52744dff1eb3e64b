/** Prints the classes and ids of all pages of a build as JSON, rendered without published facts. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectClassesAndIds } from '#postbuild/pages/drop-styles-of-other-pages.ts';
import { renderPages } from '#postbuild/publish/render-pages.ts';

const server = await import(
  pathToFileURL(resolve(join(process.argv[2] ?? '', 'server/index.js'))).href
);
const names = new Set<string>();
for await (const { html } of renderPages(server))
  for (const name of collectClassesAndIds(html)) names.add(name);
console.log(JSON.stringify([...names].sort()));
