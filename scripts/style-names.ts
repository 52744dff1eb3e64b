/** Prints the classes and ids of all pages of a build, as JSON: those that stand there without published facts. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { namesIn } from '#postbuild/pages/used-styles.ts';
import { renderPages } from '#postbuild/publish/render-pages.ts';

const server = await import(
  pathToFileURL(resolve(join(process.argv[2] ?? '', 'server/index.js'))).href
);
const names = new Set<string>();
for await (const { html } of renderPages(server)) for (const name of namesIn(html)) names.add(name);
console.log(JSON.stringify([...names].sort()));
