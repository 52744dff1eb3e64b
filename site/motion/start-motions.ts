/**
 * Starts what a page does without React. This module runs once: when the page's starter loads it at idle, or with
 * React, whichever is first. Elements name their motion in `data-motion`; the one named `plan` is in a script of its
 * own, which starts it (`date-syllabus.ts`). React starts the same motions as the `ref` of these elements, where they
 * continue without a restart, and starts those of the pages that it shows later.
 */
import { recordFirstPage } from '#site/data/first-page.ts';
import { measureWebVitals } from '#site/data/measure-web-vitals.ts';
import { refreshPlacesLeft } from '#site/data/refresh-places-left.ts';
import { closeMenus } from './close-menus.ts';
import { layOutOffscreenSections } from './lay-out-offscreen-sections.ts';
import { moveCarousel } from './move-carousel.ts';
import { needsReact } from './needs-react.ts';
import { openLinkedDetails } from './open-linked-details.ts';
import { prefetchDocuments } from './prefetch-documents.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';
import { switchTheme } from './switch-theme.ts';
import { typePhrases } from './type-phrases.ts';

const motions = {
  carousel: moveCarousel,
  fold: openLinkedDetails,
  menus: closeMenus,
  reveal: revealOnScroll,
  theme: switchTheme,
  typing: typePhrases,
};

for (const element of document.querySelectorAll<HTMLElement>('[data-motion]'))
  motions[element.dataset.motion as keyof typeof motions]?.(element as HTMLButtonElement);
layOutOffscreenSections();
recordFirstPage();
measureWebVitals(document.documentElement.dataset.route ?? '/*');
prefetchDocuments();
document.documentElement.dataset.moving = '';
if (document.querySelector('[data-batch]')) void refreshPlacesLeft();
// The event makes the starter load React.
if (needsReact()) dispatchEvent(new Event('needs-react'));
