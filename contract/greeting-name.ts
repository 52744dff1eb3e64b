/**
 * The name by which a mail greets whoever filled in a form, or null where what stands in the field is no plain name.
 * Anybody can put any text and any address into a form: what a stranger's mail program would show as a link, or read as
 * a message, must not travel in a mail of ours. Nothing else depends on it: the name stays as it was typed.
 *
 * Plain are letters of any script, and spaces, hyphens, apostrophes and dots between them. A digit, an `@`, a slash or
 * a colon is none, nor is a word with a dot in it that could be a domain ("evil.com"). Initials get the space that a
 * mail program needs to see no link in them: "S.Ramesh" is greeted as "S. Ramesh".
 */
const plain = /^\p{L}[\p{L}\p{M}\p{Join_C} .'’-]*$/u;
const domainLike = /[\p{L}\p{M}-]{2,}\.(?=\p{L}[\p{L}\p{M}])/u;
const most = { letters: 60, words: 6 };

export function greetingName(written: string): string | null {
  // A joiner beside a dot joins nothing, and would hide a domain from the look at it.
  const name = written
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/\p{Join_C}*\.\p{Join_C}*/gu, '.');
  if (!plain.test(name) || domainLike.test(name) || name.includes('..')) return null;
  const spaced = name.replace(/\.(?=\p{L}[\p{L}\p{M}])/gu, '. ');
  const isShort = [...spaced].length <= most.letters && spaced.split(' ').length <= most.words;
  return isShort ? spaced : null;
}
