import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type PageName = { path: string; name: string };

/**
 * Reads the pages of the build and their names, so that staff can choose one for a preview. The pages are those of the
 * sitemap, so none that visitors reach only by sending a form. A name is the page's title without the name of the
 * site. The home page is first; the others follow in the order of the alphabet.
 */
export function listPagesForPreview(build: string): PageName[] {
  const client = join(build, 'client');
  const sitemap = join(client, 'sitemap.xml');
  if (!existsSync(sitemap)) return [];
  const fileOf = (path: string) => join(client, path === '/' ? 'index.html' : `${path}.html`);
  const [home, ...others] = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    // Leaves out the pages that are shown inside a frame: they can't be rendered on their own.
    .filter((path) => existsSync(fileOf(path)))
    .map((path) => ({
      path,
      name: path === '/' ? 'Home page' : readTitle(readFileSync(fileOf(path), 'utf8')),
    }));
  return home === undefined
    ? []
    : [home, ...others.sort((one, other) => one.name.localeCompare(other.name))];
}

const readTitle = (html: string): string =>
  (/<title>([^<]*)/.exec(html)?.[1] ?? '')
    .replace(/ · [^·]*$/, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
