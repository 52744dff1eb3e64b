/** What of which phrase stands on the page, and what happens to it next. */
export interface TypedText {
  phrase: number;
  letters: number;
  doing: 'typing' | 'erasing';
}

/** All times in milliseconds: per letter typed, per letter erased, and the wait in between. */
export interface TypingPace {
  typingMs: number;
  backspaceMs: number;
  holdMs: number;
}

/**
 * One step of typing: the next state and how long the present one stays. Loops for ever. Letters are
 * counted in code points, so a phrase in any script is never cut through a character.
 */
export function nextTyped(
  now: TypedText,
  phrases: readonly string[],
  pace: TypingPace,
): [TypedText, number] {
  const length = [...(phrases[now.phrase] ?? '')].length;
  if (now.doing === 'typing') {
    if (now.letters < length) return [{ ...now, letters: now.letters + 1 }, pace.typingMs];
    return [{ ...now, doing: 'erasing' }, pace.holdMs];
  }
  if (now.letters > 0) return [{ ...now, letters: now.letters - 1 }, pace.backspaceMs];
  return [
    { phrase: (now.phrase + 1) % phrases.length, letters: 0, doing: 'typing' },
    pace.typingMs,
  ];
}
