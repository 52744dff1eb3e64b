import { display } from '#content/display.ts';
import { followPause } from './follow-pause.ts';
import { motion } from './motion.ts';
import { nextTyped, type TypedText } from './typed-phrases.ts';

/**
 * The typing of the landing page's first screen: the phrases that stand in it for those who listen are written into
 * `[data-letters]` one after another, and `--drawn` follows them from 0 to 1. Until it may run, and whenever it is
 * paused, it rests as it is; the document has the whole first phrase.
 */
export const typePhrases = motion((hero: HTMLElement) => {
  const phrases = [...hero.querySelectorAll('[data-phrase]')].map(
    (phrase) => phrase.textContent ?? '',
  );
  const letters = hero.querySelector<HTMLElement>('[data-letters]');
  const drawing = hero.querySelector<HTMLElement>('.hero-kolam');
  let typed: TypedText = { phrase: 0, letters: [...(phrases[0] ?? '')].length, doing: 'typing' };
  let timer: ReturnType<typeof setTimeout>;

  const show = () => {
    const phrase = [...(phrases[typed.phrase] ?? '')];
    if (letters) letters.textContent = phrase.slice(0, typed.letters).join('');
    drawing?.style.setProperty('--drawn', `${typed.letters / phrase.length}`);
  };
  const wait = () => {
    const [next, afterMs] = nextTyped(typed, phrases, display.typing);
    timer = setTimeout(() => {
      typed = next;
      show();
      wait();
    }, afterMs);
  };
  return followPause(hero, (isRunning) => {
    clearTimeout(timer);
    if (isRunning) wait();
  });
});
