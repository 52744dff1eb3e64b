/**
 * Writes a word in Devanagari with Latin letters, roughly as people in India spell names, so that the search finds
 * देवांशु by "Dewanshu". A consonant is followed by the vowel a, unless a vowel sign or a virama says otherwise. That
 * vowel also stays at the end of a word, where Hindi no longer speaks it: राम gives "rama".
 */
const consonants: Readonly<Record<string, string>> = {
  ...lettersOf('क ख ग घ ङ च छ ज झ ञ', 'k kh g gh n ch chh j jh n'),
  ...lettersOf('ट ठ ड ढ ण त थ द ध न', 't th d dh n t th d dh n'),
  ...lettersOf('प फ ब भ म य र ल व श', 'p ph b bh m y r l v sh'),
  ...lettersOf('ष स ह ळ ऱ ऩ ऴ', 'sh s h l r n zh'),
  // The letters in the next line are written with a dot below (nukta).
  ...lettersOf('क़ ख़ ग़ ज़ ड़ ढ़ फ़ य़', 'q kh g z r r f y'),
};

const vowels = lettersOf('अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऍ ऑ ऎ ऒ', 'a aa i ii u uu ri e ai o au e o e o');

const vowelSigns = lettersOf('ा ि ी ु ू ृ े ै ो ौ ॅ ॉ ॆ ॊ', 'aa i ii u uu ri e ai o au e o e o');

const otherSigns = lettersOf('ं ँ ॐ', 'n n om');

const virama = '\u094d';
const nukta = '\u093c';

/** Returns null for a word that is not Devanagari. Signs that change no letter, such as the visarga, are left out. */
export function transliterateDevanagari(word: string): string | null {
  // NFC spells a letter with a nukta as the table of consonants does.
  const letters = word.normalize('NFC');
  if (!/^\p{Script_Extensions=Devanagari}+$/u.test(letters)) return null;
  // ज्ञ is spoken gy, and सिंह is written Singh.
  const spoken = letters.replaceAll('ज्ञ', 'ग्य').replaceAll('ंह', 'ंघ');
  return spoken.replace(
    /(\p{L}\u093c?)([\u093e-\u094d])?|\p{M}/gu,
    (sign, letter?: string, after = '') => {
      if (letter === undefined) return otherSigns[sign] ?? '';
      const consonant = consonants[letter] ?? consonants[letter.replace(nukta, '')];
      if (consonant === undefined) return vowels[letter] ?? otherSigns[letter] ?? '';
      return consonant + (after === virama ? '' : (vowelSigns[after] ?? 'a'));
    },
  );
}

function lettersOf(from: string, to: string): Readonly<Record<string, string>> {
  const written = to.split(' ');
  return Object.fromEntries(
    from.split(' ').map((letter, n) => [letter.normalize('NFC'), written[n] ?? '']),
  );
}
