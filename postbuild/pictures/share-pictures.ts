/**
 * The picture that each page names as its own (`og:image`), drawn from what the page says of itself. A
 * page that shows a family, course or project has its kolam; every other page has one of its own name.
 * Where a page sells something, fee and length stand on the picture too.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { families } from '#content/catalogue/families.ts';
import { type KindId, kindIds, kinds } from '#content/offers/kinds.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { shareFacts } from '#content/offers/share-facts.ts';
import { provider } from '#content/provider.ts';
import { coverEntries, fieldOfPage } from '../covers/entries.ts';
import type { FinishedPage } from '../pages/finish-html.ts';
import { readPageFacts } from '../pages/page-facts.ts';
import { type ShareImage, shareImage } from './share-image.ts';

/** What a page sells that sells one kind only. */
const kindOfPage: Readonly<Record<string, KindId>> = Object.fromEntries(
  kindIds.flatMap((kind) => (kinds[kind].path ? [[kinds[kind].path, kind]] : [])),
);

/** What is sold on a page: an offer of its own, those that stand on it, or those of a family. */
export function offersAt(address: string): Offer[] {
  const family = families.find(({ path }) => path === address);
  if (family) {
    const slugs: readonly string[] = family.courses;
    return offers.filter(({ slug }) => slugs.includes(slug));
  }
  return offers.filter(({ path }) => path.replace(/#.*/, '') === address);
}

/** What stands above the title, whose kolam it is and in which colours; `address` is the page's. */
function artOf(address: string): Omit<ShareImage, 'title' | 'facts'> {
  const name = address.split('/').filter(Boolean).at(-1) ?? provider.name.toLowerCase();
  const family = families.find(
    ({ path, detailsPath }) => address === path || address.startsWith(detailsPath),
  );
  const entry = coverEntries().find(({ slug }) => slug === name);
  if (family) {
    const isCourse = address.startsWith(`${family.detailsPath}/`);
    return {
      kicker: isCourse ? `${kinds.course.title} · ${family.title}` : kinds.course.plural,
      ...(isCourse && entry
        ? entry
        : { slug: family.slug, family: family.slug, field: fieldOfPage(family.path) }),
    };
  }
  if (entry) return { kicker: 'Project with source', ...entry };
  const kind = kindOfPage[address];
  if (kind) return { kicker: kinds[kind].plural, slug: name, family: kind, field: null };
  return { kicker: provider.tagline, slug: name, family: 'super', field: null };
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
    const title = titleOf(shareTitle);
    pictures.set(path, {
      title,
      facts: shareFacts(offersAt(address), title),
      ...artOf(address),
    });
  }
  for (const [path, image] of pictures) {
    await mkdir(dirname(join(clientDir, path)), { recursive: true });
    await writeFile(join(clientDir, path), await shareImage(image));
  }
  return pictures.size;
}
