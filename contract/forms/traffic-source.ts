/**
 * The source of a visit, in one line that staff read and statistics count: "google.com → /fullstack", "whatsapp →
 * /courses (social, diwali; from l.wl.co)". Before the arrow is the `utm_source` of the address or, without it, the
 * host of the referrer. After the arrow is the first page of the visit. The brackets have `utm_medium` and
 * `utm_campaign`, and the host if it is not before the arrow. A direct visit has no source. Only these parts are kept:
 * never a search or an id.
 */

import { maxLengths } from '../rows/max-lengths.ts';
import { stripInvisible } from '../text/strip-invisible.ts';
import { toWellFormed, truncateWellFormed } from '../text/to-well-formed.ts';

const arrow = ' → ';
const longestPart = 40;

export type FirstPageOfVisit = {
  /** The referrer; empty when the browser sends none. */
  referrer: string;
  /** The address of the first page of the visit. */
  url: string;
};

export function formatTrafficSource({ referrer, url }: FirstPageOfVisit): string | null {
  const { pathname, searchParams, hostname } = new URL(url);
  const from = hostOf(referrer);
  const host = from === hostname ? '' : part(from);
  const [name, medium, campaign] = ['utm_source', 'utm_medium', 'utm_campaign'].map((key) =>
    part(searchParams.get(key) ?? ''),
  );
  const head = name || host;
  if (!head) return null;
  const labels = [medium, campaign].filter(Boolean).join(', ');
  const inBrackets = [labels, name && host ? `from ${host}` : ''].filter(Boolean).join('; ');
  return cut(
    `${head}${arrow}${pathname}${inBrackets ? ` (${inBrackets})` : ''}`,
    maxLengths.source,
  );
}

/** Normalises a source that was sent with a form, before it is stored; null when nothing is left. */
export function normaliseTrafficSource(written: string): string | null {
  return cut(oneLine(written), maxLengths.source) || null;
}

/** `URL.parse` is not used, because browsers have it only since the middle of 2024. */
function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

const part = (text: string) => cut(oneLine(text).replaceAll('→', ''), longestPart);

const cut = (text: string, most: number) => truncateWellFormed(text, most).trim();

const oneLine = (text: string) =>
  stripInvisible(toWellFormed(text))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters do not belong in a line of text.
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim();
