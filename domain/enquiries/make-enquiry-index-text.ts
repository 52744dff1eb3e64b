/**
 * Makes the words under which an enquiry is indexed, and the beginnings of words for which a search looks.
 *
 * The database finds a word by its beginning. So the endings of names and numbers are indexed as words too: "kumar"
 * finds "rajkumar", and any three digits in a row find a phone number. A name is also indexed by a key for its sound.
 * Such a key begins with `~`, which nobody types. Long words of the message have such keys too, because visitors write
 * their town there.
 *
 * The words of each enquiry are stored. If this code makes other words, a migration has to put every enquiry into
 * `enquiries_without_words`, so that the service writes its words again.
 */
import { phoneticKey } from './phonetic-key.ts';
import { splitSearchTerms } from './split-search-terms.ts';

export type SearchedTexts = {
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The slug of the offer, which consists of the words of its title. */
  offer: string | null;
  program: string | null;
  message: string | null;
};

const shortestEnding = 3;
const longestWord = 40;
const mostOfMessage = 150;
/**
 * A search leaves out the vowel at the end of a phonetic key only if the key has more characters than this. A shorter
 * key without its vowel would match half of all names.
 */
const longestKeyKeptWhole = 6;
/**
 * Of the words of a message, only phonetic keys with more characters than this are indexed. Everyday words have shorter
 * keys, which begin like the keys of many names.
 */
const longestKeyLeftOutOfMessage = 7;

export function makeEnquiryIndexText(texts: SearchedTexts): string {
  const names = wordsIn(texts.name);
  const [local = '', domain = ''] = (texts.email ?? '').split(/@(?=[^@]*$)/);
  // "Venkata Raman" is also indexed as "Venkataraman".
  const joined = names.slice(1).map((word, n) => `${names[n]}${word}`);
  const ofMessage = wordsIn(texts.message).slice(0, mostOfMessage);
  // A record instead of a list, so that the compiler asks for the words of each text.
  const wordsByText: Readonly<Record<keyof SearchedTexts, readonly string[]>> = {
    name: [
      ...names.flatMap(endingsOf),
      ...[...names, ...joined].flatMap((word) => keyOf(word) ?? []),
    ],
    email: [...wordsIn(local).flatMap(endingsOf), ...wordsIn(domain)],
    phone: endingsOf(latinDigits(texts.phone ?? '').replace(/[^0-9]/g, '')),
    offer: wordsIn(texts.offer),
    program: wordsIn(texts.program),
    message: [...ofMessage, ...ofMessage.flatMap((word) => keyOf(word) ?? []).filter(isLongKey)],
  };
  return [...new Set(Object.values(wordsByText).flat())].join(' ');
}

/**
 * Returns the beginnings of words to look for: for each searched word a list of alternatives, of which one has to be
 * found. The result is null if nothing was typed, and empty if nothing can match.
 */
export function parseSearchPrefixes(typed: string): string[][] | null {
  const terms = splitSearchTerms(typed);
  if (terms.length === 0) return null;
  return terms.flatMap(wordsIn).map((word) => {
    const key = keyOf(word);
    return key === null
      ? [word]
      : [word, withoutFinalA(endsInUnspokenVowel(word) ? key.slice(0, -1) : key)];
  });
}

const wordsIn = (text: string | null): string[] =>
  (text ?? '')
    .normalize('NFC')
    // Zero-width joiners and non-joiners are removed, because in some scripts they only shape a letter inside a word.
    .replace(/[\u200c\u200d]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.map((word) => word.slice(0, longestWord).toWellFormed()) ?? [];

/**
 * Returns the word, cut to `longestWord`, and its endings of three characters or more: "rajkumar92", "ajkumar92" and so
 * on.
 */
function endingsOf(word: string): string[] {
  if (word === '') return [];
  const short = word.slice(0, longestWord);
  const starts = Array.from(
    { length: Math.max(1, short.length - shortestEnding + 1) },
    (_, n) => n,
  );
  // No ending begins with a combining mark (such as a Hindi vowel sign), because the mark belongs to the letter
  // before it.
  return starts.map((n) => short.slice(n)).filter((part) => !/^\p{M}/u.test(part));
}

function keyOf(word: string): string | null {
  const key = phoneticKey(word);
  return key === null ? null : `~${key}`;
}

const isLongKey = (key: string) => key.length > longestKeyLeftOutOfMessage;

/**
 * Whether the word ends in a consonant of Devanagari. Its key then ends in a vowel that Latin spellings mostly leave
 * out: राम is read as "rama", but mostly written "Ram".
 */
const endsInUnspokenVowel = (word: string) => /[\u0915-\u0939\u0958-\u095f]\u093c?$/.test(word);

/**
 * Removes the "a" at the end of a key, because the typed name may be incomplete: without this "a", "venkata" (key
 * "venkta") finds "venkataraman" (key "venktrmn").
 */
const withoutFinalA = (key: string) =>
  key.length > longestKeyKeptWhole && /[^aeiu]a$/.test(key) ? key.slice(0, -1) : key;

const latinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
