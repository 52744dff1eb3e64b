/**
 * The name for a mail's greeting, or null when the field holds no plain name. Anybody can type any text into a form,
 * together with the address of a stranger. So our mail to that address must contain no text that a mail program would
 * show as a link, and no text that reads as a message. The stored name stays as it was typed.
 *
 * A plain name has letters of any script, and spaces, hyphens, apostrophes and dots between them: at most 60 characters
 * in at most six words. Digits, `@`, slashes and colons are excluded, and so are words with a dot that could be domains
 * ("evil.com"). A space is added after initials, so that no mail program makes a link of them: "S.Ramesh" becomes
 * "S. Ramesh".
 */
const plain = /^\p{L}[\p{L}\p{M}\p{Join_C} .'’-]*$/u;
const domainLike = /[\p{L}\p{M}-]{2,}\.(?=\p{L}[\p{L}\p{M}])/u;
const most = { letters: 60, words: 6 };

export function makeSafeGreetingName(written: string): string | null {
  // A joiner beside a dot is removed: it has no effect, but would hide a domain from the check.
  const name = written
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/\p{Join_C}*\.\p{Join_C}*/gu, '.');
  if (!plain.test(name) || domainLike.test(name) || name.includes('..')) return null;
  const spaced = name.replace(/\.(?=\p{L}[\p{L}\p{M}])/gu, '. ');
  const isShort = [...spaced].length <= most.letters && spaced.split(' ').length <= most.words;
  return isShort ? spaced : null;
}
