/**
 * How a link to the request-a-call page says what the visitor was looking at. It stands in the query, so it
 * survives a reload and a shared link; without JavaScript the service reads it there.
 */
const longestAbout = 200;

/** Controls and direction marks: a message with them is refused, or reads otherwise than it was written. */
const unwanted = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

export function aboutQuery(about: string): string {
  return `?about=${encodeURIComponent(about)}`;
}

/** What the query is about, as one line that a message can begin with; undefined when about nothing. */
export function readAbout(query: string): string | undefined {
  const said = new URLSearchParams(query).get('about') ?? '';
  const text = said.replace(unwanted, ' ').trim().slice(0, longestAbout);
  // Half of a character, where the cut fell into one, cannot be stored.
  return text.replace(/[\ud800-\udbff]$/, '') || undefined;
}
