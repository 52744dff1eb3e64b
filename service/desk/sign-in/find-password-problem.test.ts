import { describe, expect, it } from 'vitest';
import { findPasswordProblem } from './find-password-problem.ts';

const asha = { email: 'asha.rao@example.in' };

describe('a new password', () => {
  it.each(['twelve chars', 'abcde'.repeat(40)])('is long enough, and not too long, as %s', (it) => {
    expect(findPasswordProblem(it, asha)).toBeNull();
  });

  it('may contain a name of three letters, but not one of four', () => {
    expect(findPasswordProblem('sensible rivers', { email: 'sen@example.in' })).toBeNull();
    expect(findPasswordProblem('my sensible rivers', { email: 'sens@example.in' })).toContain(
      'mail',
    );
  });

  it.each(['brass lamp over rivers', 'मेरा पीतल का दीपक', 'correct-horse', 'xK9#xK9#xK9#z'])(
    'may be %s',
    (password) => {
      expect(findPasswordProblem(password, asha)).toBeNull();
    },
  );

  it.each([
    ['', 'at least 12'],
    ['elevenchars', 'at least 12'],
    ['aaaaaaaaaaaaaa', 'different letters'],
    ['abababababababab', 'different letters'],
    ['x'.repeat(201), 'at most 200'],
    ['Asha.Rao is my name', 'mail address'],
    ['asha.rao@example.in', 'mail address'],
  ])('may not be %j', (password, sentence) => {
    expect(findPasswordProblem(password, asha)).toContain(sentence);
  });
});
