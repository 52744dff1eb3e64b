/**
 * Draws the share picture (`og:image`) of each page from the facts in its head. Pages about a family, course or
 * project show its kolam; other pages have a kolam drawn from their path. Pages that sell something also show fee and
 * length.
 */
import { families } from '#content/catalogue/families.ts';
import { type KindId, kindIds, kinds } from '#content/offers/kinds.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { makeSharePictureLines } from '#content/offers/page-words/make-share-picture-lines.ts';
import { provider } from '#content/provider.ts';
import { fieldOfPage, listCoverEntries } from '../covers/list-cover-entries.ts';
import type { FinishedPage } from '../pages/finish-page.ts';
import { readPageMetadata } from '../pages/read-page-metadata.ts';
import { writeFileBelow } from '../write-file-below.ts';
import { drawSharePicture, type SharePictureContent } from './draw-share-picture.ts';

/** The kind of offer that a page sells, by path, for pages that sell only one kind. */
const kindOfPage: Readonly<Record<string, KindId>> = Object.fromEntries(
  kindIds.flatMap((kind) => (kinds[kind].path ? [[kinds[kind].path, kind]] : [])),
);

/**
 * The offers of a page: for a family's page the courses of the family, otherwise the offers that have this page to
 * themselves or are described on it.
 */
export function offersOfPage(address: string): Offer[] {
  const family = families.find(({ path }) => path === address);
  if (family) {
    const slugs: readonly string[] = family.courses;
    return offers.filter(({ slug }) => slugs.includes(slug));
  }
  return offers.filter(({ path }) => path.replace(/#.*/, '') === address);
}

/** Chooses the line above the title, the kolam and its colours for the share picture of the page at `address`. */
function artOf(address: string): Omit<SharePictureContent, 'title' | 'facts'> {
  const name = address.split('/').filter(Boolean).at(-1) ?? provider.name.toLowerCase();
  const family = families.find(
    ({ path, detailsPath }) => address === path || address.startsWith(detailsPath),
  );
  const entry = listCoverEntries().find(({ slug }) => slug === name);
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

/** The title without the provider's name, because the picture already contains the name. */
function titleOf(shared: string): string {
  const name = provider.name;
  return shared
    .replace(` · ${name}`, '')
    .replace(new RegExp(`^${name}: (\\w)`), (_, first: string) => first.toUpperCase());
}

/** Writes every picture that the pages name; several pages may share one. Returns their number. */
export async function writeSharePictures(
  clientDir: string,
  pages: readonly FinishedPage[],
  siteUrl: string,
): Promise<number> {
  const pictures = new Map<string, SharePictureContent>();
  for (const page of pages) {
    const { sharePicture, shareTitle } = readPageMetadata(page.html);
    if (!sharePicture?.startsWith(`${siteUrl}/`)) {
      throw new Error(`${page.file}: it names no picture of ours to be shared with.`);
    }
    const path = sharePicture.slice(siteUrl.length);
    if (pictures.has(path)) continue;
    const address = page.address ?? `/${page.file.replace(/\.html$/, '')}`;
    const title = titleOf(shareTitle);
    pictures.set(path, {
      title,
      facts: makeSharePictureLines(offersOfPage(address), title),
      ...artOf(address),
    });
  }
  for (const [path, image] of pictures)
    await writeFileBelow(clientDir, path, await drawSharePicture(image));
  return pictures.size;
}
