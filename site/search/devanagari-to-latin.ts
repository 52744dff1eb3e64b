/**
 * Transliterates Hindi letters to the Latin letters that Indians type. It is only approximate: the result is folded
 * and compared with tolerance (`fold-words-by-sound.ts`), so a wrong vowel does no harm.
 */
const consonants = Object.fromEntries(
  'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h'
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? '']] : [])),
);
/** Independent vowels, then the same vowels as signs on a consonant, and the signs for nasal sounds and "h". */
const vowels = 'अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e'.split(' ');
const signs = 'ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ॅ e ं n ँ n ः h'.split(' ');
const others = Object.fromEntries(
  [...vowels, ...signs].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? '']] : [],
  ),
);

const nukta = '\u093c';
const virama = '\u094d';

export function devanagariToLatin(text: string): string {
  let latin = '';
  // A consonant is followed by an unwritten "a", except before a vowel sign, a virama or the end of the word.
  let isVowelDue = false;
  for (const letter of text.normalize('NFD').replaceAll(nukta, '')) {
    const consonant = consonants[letter];
    const digit = letter.charCodeAt(0) - 0x966;
    if (consonant !== undefined) {
      latin += (isVowelDue ? 'a' : '') + consonant;
      isVowelDue = true;
    } else if (letter === virama) {
      isVowelDue = false;
    } else {
      const isNasal = letter === 'ं' || letter === 'ँ';
      if (isVowelDue && isNasal) latin += 'a';
      latin += digit >= 0 && digit <= 9 ? digit : (others[letter] ?? letter);
      isVowelDue = false;
    }
  }
  return latin;
}
