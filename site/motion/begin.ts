/**
 * What a page does without React. Evaluated once: when the page's starter fetches it at idle, or with React,
 * whichever comes first. Elements name their motion in `data-motion`. React begins the same motions as the `ref` of
 * these elements, where they go on as they are, and those of the pages that it shows later.
 */
import { noteFirstPage } from '#site/data/first-page.ts';
import { measureSomeVisits } from '#site/data/vitals.ts';
import { closeMenus } from './close-menus.ts';
import { fetchDocumentsAhead } from './fetch-documents-ahead.ts';
import { isUnfinished } from './is-unfinished.ts';
import { moveCarousel } from './move-carousel.ts';
import { openLinked } from './open-linked.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';
import { switchTheme } from './switch-theme.ts';
import { typePhrases } from './type-phrases.ts';

const motions = {
  carousel: moveCarousel,
  fold: openLinked,
  menus: closeMenus,
  reveal: revealOnScroll,
  theme: switchTheme,
  typing: typePhrases,
};

for (const element of document.querySelectorAll<HTMLElement>('[data-motion]'))
  motions[element.dataset.motion as keyof typeof motions](element);
noteFirstPage();
measureSomeVisits(document.documentElement.dataset.route ?? '/*');
fetchDocumentsAhead();
document.documentElement.dataset.moving = '';
// The starter fetches React for it.
if (isUnfinished()) dispatchEvent(new Event('needs-react'));
