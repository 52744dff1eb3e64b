/**
 * Starts what only the landing page does without React: its carousels, folds, menus, reveal and typing. This is not a
 * part of `start-motions.ts`, because no other page needs it. The module runs once. Elements name their motion in
 * `data-motion`, and React later starts the same motions as the `ref` of these elements.
 */
import { closeMenus } from './close-menus.ts';
import { moveCarousel } from './move-carousel.ts';
import { openLinkedDetails } from './open-linked-details.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';
import { typePhrases } from './type-phrases.ts';

const motions = {
  carousel: moveCarousel,
  fold: openLinkedDetails,
  menus: closeMenus,
  reveal: revealOnScroll,
  typing: typePhrases,
};

// When pages are rendered, there is no document, so nothing is started.
const root = globalThis.document?.documentElement;
for (const element of root?.querySelectorAll<HTMLElement>('[data-motion]') ?? [])
  motions[element.dataset.motion as keyof typeof motions]?.(element);
if (root) root.dataset.moving = '';
