/**
 * Checks the links of the content: the page and the place on it must exist. The link of a class tool may name a subject
 * (`/request-call?about=Quiz%20Room`), which must be the title of that tool.
 */
import { collectLinkTargetsByPath } from '../collect-link-targets-by-path.ts';
import {
  type ContentEntry,
  type ContentKindName,
  listAllEntries,
  makeFieldProblem,
  titleOf,
} from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import { formatDidYouMean } from '../find-closest-word.ts';
import type { RuleInput } from '../rule-input.ts';
import { textsOf } from '../texts-of.ts';

/** Fields with links to pages. `find-picture-and-download-problems.ts` checks pictures and documents. */
const linkFields: ReadonlySet<string> = new Set(['to', 'link', 'path']);
/**
 * Kinds whose links are not checked here. In a project's documentation, `path` is a path in the downloaded application.
 * `find-redirect-problems.ts` checks redirects.
 */
const kindsCheckedElsewhere: ReadonlySet<ContentKindName> = new Set([
  'projectDocumentations',
  'redirects',
]);

type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

export function findLinkProblems({ content }: RuleInput): ContentProblem[] {
  const addresses = new Map(collectLinkTargetsByPath(content));
  // A link to an old address works, because the old address redirects to a page.
  for (const { from } of content.redirects) addresses.set(from, new Set());
  return listAllEntries(content).flatMap((entry) => {
    if (kindsCheckedElsewhere.has(entry.kind)) return [];
    return textsOf(entry.value).flatMap(({ place, field, key, text }) => {
      // Of a family, only the link of its card is checked here. `find-course-and-family-problems.ts` checks the paths
      // of its pages.
      if (!linkFields.has(key) || (entry.kind === 'families' && field !== 'card')) return [];
      const reason = whyDead(text, addresses) ?? whyAboutAnother(text, entry);
      return reason === null ? [] : [makeFieldProblem(entry, place, reason)];
    });
  });
}

/**
 * Says why a link does not work; null if it works. An address without a leading slash is relative to the landing page.
 */
function whyDead(address: string, addresses: Addresses): string | null {
  const [beforePlace = '', place] = address.split('#');
  const path = beforePlace.replace(/\?.*$/, '');
  const page = path.startsWith('/') ? path : `/${path}`;
  const places = addresses.get(page);
  if (!places) {
    return `is "${address}", which is no page of the site${formatDidYouMean(page, addresses.keys())}`;
  }
  if (place === undefined || places.has(place)) return null;
  return `is "${address}", but "${page}" has no place "#${place}"${formatDidYouMean(place, places)}`;
}

/**
 * Says that the link of a class tool passes the name of something else to the call form; null if it passes the tool's
 * own name, or none.
 */
function whyAboutAnother(address: string, { kind, value }: ContentEntry): string | null {
  const title = titleOf(value);
  if (kind !== 'software' || title === null) return null;
  const about = URL.parse(address, 'https://site.example')?.searchParams.get('about');
  return about && about !== title ? `says that it is about "${about}", not about "${title}"` : null;
}
