import { motionTimes } from '#content/motion-times.ts';
import { nextTypingStep, type TypingState } from './next-typing-step.ts';
import { observeMotionAllowed } from './observe-motion-allowed.ts';
import { startUnlessRunning } from './start-unless-running.ts';

/**
 * Types the phrases of the landing page's first screen into `[data-letters]`, letter by letter. The document contains
 * the complete phrases for screen readers. With each phrase, `--drawn` goes from 0 to 1 and the line of the kolam is
 * drawn. When the visitor pauses the animation, the typed letters stay.
 */
export const typePhrases = startUnlessRunning((hero: HTMLElement) => {
  const phrases = [...hero.querySelectorAll('[data-phrase]')].map(
    (phrase) => phrase.textContent ?? '',
  );
  const letters = hero.querySelector<HTMLElement>('[data-letters]');
  const drawing = hero.querySelector<HTMLElement>('.hero-kolam');
  let typed: TypingState = { phrase: 0, letters: [...(phrases[0] ?? '')].length, doing: 'typing' };
  let timer: ReturnType<typeof setTimeout>;

  const show = () => {
    const phrase = [...(phrases[typed.phrase] ?? '')];
    if (letters) letters.textContent = phrase.slice(0, typed.letters).join('');
    drawing?.style.setProperty('--drawn', `${typed.letters / phrase.length}`);
  };
  const wait = () => {
    const [next, afterMs] = nextTypingStep(typed, phrases, motionTimes.typing);
    timer = setTimeout(() => {
      typed = next;
      show();
      wait();
    }, afterMs);
  };
  return observeMotionAllowed(hero, (isRunning) => {
    clearTimeout(timer);
    if (isRunning) wait();
  });
});
