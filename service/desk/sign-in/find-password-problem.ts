/**
 * The rules for new passwords: a length, at least five different letters, and neither the person's mail
 * address nor its part before the @. More rules are not needed, because a sign-in also needs a second factor.
 */
const minLetters = 12;
const maxLetters = 200;

/** Returns a sentence about what is wrong with the password; null if the password is accepted. */
export function findPasswordProblem(password: string, person: { email: string }): string | null {
  const letters = [...password];
  if (letters.length < minLetters)
    return `Take at least ${minLetters} letters: four words that nobody would put together are easy to keep in mind.`;
  if (letters.length > maxLetters) return `Take at most ${maxLetters} letters.`;
  if (new Set(letters).size < 5) return 'Take more than four different letters.';
  const [name = ''] = person.email.split('@');
  const plain = password.toLowerCase();
  if (plain.includes(person.email) || (name.length > 3 && plain.includes(name)))
    return 'Leave your mail address out of it: it is the first thing that others would try.';
  return null;
}
