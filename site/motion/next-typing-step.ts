/**
 * The state of the typing animation: which phrase is shown, how many of its letters, and whether letters are being
 * added or removed.
 */
export interface TypingState {
  phrase: number;
  letters: number;
  doing: 'typing' | 'erasing';
}

/** Times in milliseconds: for each typed letter, for each erased letter, and how long the complete phrase stays. */
interface TypingPace {
  typingMs: number;
  backspaceMs: number;
  holdMs: number;
}

/**
 * One step of typing: the next state, and how long the present one is shown (ms). The phrases repeat without end.
 * Letters are counted in code points, so that no character is cut in two.
 */
export function nextTypingStep(
  now: TypingState,
  phrases: readonly string[],
  pace: TypingPace,
): [TypingState, number] {
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
