/**
 * Starts the motions of the landing page before React is loaded: carousels, folds, menus, reveal and typing. They are
 * not in `start-motions.ts`, because no other page needs them. An element names its motion in `data-motion`. React
 * later calls the same functions as the `ref` of these elements, which does not start a motion twice.
 */

import { attachCarouselMovement } from './attach-carousel-movement.ts';
import { attachMenuClosing } from './attach-menu-closing.ts';
import { openLinkedDetails } from './open-linked-details.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';
import { typePhrases } from './type-phrases.ts';

const motions = {
  carousel: attachCarouselMovement,
  fold: openLinkedDetails,
  menus: attachMenuClosing,
  reveal: revealOnScroll,
  typing: typePhrases,
};

// While the build renders pages, there is no document, so nothing is started.
const root = globalThis.document?.documentElement;
for (const element of root?.querySelectorAll<HTMLElement>('[data-motion]') ?? [])
  motions[element.dataset.motion as keyof typeof motions]?.(element);
if (root) root.dataset.moving = '';
