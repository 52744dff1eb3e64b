/**
 * Where a visitor came from, in one line that staff read and numbers are counted by: "google.com → /fullstack",
 * "whatsapp → /courses (social, diwali; from l.wl.co)". Before the arrow stands what an address said of itself
 * (`utm_source`), or the host of the page that led here; behind it the page on which the visit began. Who came
 * from nowhere in particular has none. Of an address only these parts are taken: never a search, never an id.
 */
import { bounds } from './bounds.ts';
import { visibleText } from './visible-text.ts';
import { wellFormed } from './well-formed.ts';

const arrow = ' → ';
const longestPart = 40;

export type FirstPage = {
  /** What the browser says led here; empty when it says nothing. */
  referrer: string;
  /** The address of the first page of the visit. */
  url: string;
};

export function sourceOf({ referrer, url }: FirstPage): string | null {
  const { pathname, searchParams, hostname } = new URL(url);
  const from = hostOf(referrer);
  const host = from === hostname ? '' : part(from);
  const [name, medium, campaign] = ['utm_source', 'utm_medium', 'utm_campaign'].map((key) =>
    part(searchParams.get(key) ?? ''),
  );
  const head = name || host;
  if (!head) return null;
  const labels = [medium, campaign].filter(Boolean).join(', ');
  const beside = [labels, name && host ? `from ${host}` : ''].filter(Boolean).join('; ');
  return cut(`${head}${arrow}${pathname}${beside ? ` (${beside})` : ''}`, bounds.source);
}

/** As it is stored, from whoever sent it; null for what says nothing. */
export function readSource(written: string): string | null {
  return cut(oneLine(written), bounds.source) || null;
}

/** Not `URL.parse`, which browsers have since the middle of 2024 only. */
function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

const part = (text: string) => cut(oneLine(text).replaceAll('→', ''), longestPart);

/** Half of a character, where the cut fell into one, cannot be stored. */
const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

const oneLine = (text: string) =>
  visibleText(wellFormed(text))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no business in a line of text.
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim();
