import { motionTimes } from '#content/motion-times.ts';
import { nextTypingStep, type TypingState } from './next-typing-step.ts';
import { observeRunning } from './observe-running.ts';
import { startOncePerElement } from './start-once-per-element.ts';

/**
 * Types the phrases of the landing page's first screen. It writes the phrases that stand in the document for screen
 * readers into `[data-letters]`, one after another, and sets `--drawn` from 0 to 1 with them. While it is paused it
 * stays as it is; the document contains the whole first phrase.
 */
export const typePhrases = startOncePerElement((hero: HTMLElement) => {
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
  return observeRunning(hero, (isRunning) => {
    clearTimeout(timer);
    if (isRunning) wait();
  });
});
