import { listen } from './listen.ts';
import { motion } from './motion.ts';

/** Opens a folded part (`<details>`) when the address names the section that it stands in. */
export const openLinked = motion((fold: HTMLElement) => {
  const open = () => {
    if (location.hash === `#${fold.closest('section')?.id}`) fold.setAttribute('open', '');
  };
  open();
  return listen(window, 'hashchange', open);
});
