/**
 * Every link of the content leads to a page of the site, and to a place that the page has; what a link
 * says that it is about (`/request-call?about=Quiz%20Room`) is the entry that it stands in.
 */
import { didYouMean } from '../did-you-mean.ts';
import { allEntries, type Entry, type KindName, problemAt, titleOf } from '../entry.ts';
import type { Material } from '../material.ts';
import type { Problem } from '../problem.ts';
import { siteAddresses } from '../site-addresses.ts';
import { textsOf } from '../texts-of.ts';

/** Fields that lead to a page. Pictures and documents are `picture-problems.ts`' matter. */
const linkFields: ReadonlySet<string> = new Set(['to', 'link', 'path']);
/** A documentation's `path` is one of the downloaded application; redirects have rules of their own. */
const isElsewhere: ReadonlySet<KindName> = new Set(['projectDocumentations', 'redirects']);

type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

export function linkProblems({ content }: Material): Problem[] {
  const addresses = new Map(siteAddresses(content));
  // An old address leads on, so a link to it arrives.
  for (const { from } of content.redirects) addresses.set(from, new Set());
  return allEntries(content).flatMap((entry) => {
    if (isElsewhere.has(entry.kind)) return [];
    return textsOf(entry.value).flatMap(({ place, field, key, text }) => {
      // A family's own page is asked for by `catalogue-problems.ts`; here it is the link of its card.
      if (!linkFields.has(key) || (entry.kind === 'families' && field !== 'card')) return [];
      const reason = whyDead(text, addresses) ?? whyAboutAnother(text, entry);
      return reason === null ? [] : [problemAt(entry, place, reason)];
    });
  });
}

/** Why an address leads nowhere, or null. An address without its slash is one of the landing page. */
function whyDead(address: string, addresses: Addresses): string | null {
  const [beforePlace = '', place] = address.split('#');
  const path = beforePlace.replace(/\?.*$/, '');
  const page = path.startsWith('/') ? path : `/${path}`;
  const places = addresses.get(page);
  if (!places) {
    return `is "${address}", which is no page of the site${didYouMean(page, addresses.keys())}`;
  }
  if (place === undefined || places.has(place)) return null;
  return `is "${address}", but "${page}" has no place "#${place}"${didYouMean(place, places)}`;
}

/** A tool's link carries its name to the form for a call. */
function whyAboutAnother(address: string, { kind, value }: Entry): string | null {
  const title = titleOf(value);
  if (kind !== 'software' || title === null) return null;
  const about = URL.parse(address, 'https://site.example')?.searchParams.get('about');
  return about && about !== title ? `says that it is about "${about}", not about "${title}"` : null;
}
