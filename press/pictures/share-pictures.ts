/**
 * The picture that each page names as its own (`og:image`), drawn from what the page says of itself. A
 * page that shows a family, course or project has its kolam; every other page has one of its own name.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { families } from '#content/catalogue/families.ts';
import { programLists } from '#content/catalogue/program-lists.ts';
import { provider } from '#content/provider.ts';
import { coverEntries } from '../covers/entries.ts';
import type { FinishedPage } from '../pages/finish-html.ts';
import { readPageFacts } from '../pages/page-facts.ts';
import { type ShareImage, shareImage } from './share-image.ts';

const kinds: Readonly<Record<string, string>> = {
  ...Object.fromEntries(programLists.map(({ terms }) => [terms.path, terms.kind])),
  '/short-term': 'workshop',
};

/** What stands above the title, whose kolam it is and in which colours; `address` is the page's. */
function artOf(address: string): Omit<ShareImage, 'title'> {
  const name = address.split('/').filter(Boolean).at(-1) ?? provider.name.toLowerCase();
  const family = families.find(
    ({ path, detailsPath }) => address === path || address.startsWith(detailsPath),
  );
  const entry = coverEntries().find(({ slug }) => slug === name);
  if (family) {
    const isCourse = address.startsWith(`${family.detailsPath}/`);
    return {
      kicker: isCourse ? family.title : 'Courses',
      slug: isCourse ? name : family.slug,
      family: family.slug,
    };
  }
  if (entry) return { kicker: 'Project with source', ...entry };
  return { kicker: provider.tagline, slug: name, family: kinds[address] ?? 'super' };
}

/** The provider's name stands on the picture anyway. */
function titleOf(shared: string): string {
  const name = provider.name;
  return shared
    .replace(` · ${name}`, '')
    .replace(new RegExp(`^${name}: (\\w)`), (_, first: string) => first.toUpperCase());
}

/** Writes every picture that the pages name; two pages may share one. Tells how many there are. */
export async function writeSharePictures(
  clientDir: string,
  pages: readonly FinishedPage[],
  siteUrl: string,
): Promise<number> {
  const pictures = new Map<string, ShareImage>();
  for (const page of pages) {
    const { sharePicture, shareTitle } = readPageFacts(page.html);
    if (!sharePicture?.startsWith(`${siteUrl}/`)) {
      throw new Error(`${page.file}: it names no picture of ours to be shared with.`);
    }
    const path = sharePicture.slice(siteUrl.length);
    if (pictures.has(path)) continue;
    const address = page.address ?? `/${page.file.replace(/\.html$/, '')}`;
    pictures.set(path, { title: titleOf(shareTitle), ...artOf(address) });
  }
  for (const [path, image] of pictures) {
    await mkdir(dirname(join(clientDir, path)), { recursive: true });
    await writeFile(join(clientDir, path), await shareImage(image));
  }
  return pictures.size;
}
