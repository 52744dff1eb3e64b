import { listen } from './listen.ts';
import { startUnlessRunning } from './start-unless-running.ts';

/** Opens a `<details>` when the hash of the address is the id of the section around it. */
export const openLinkedDetails = startUnlessRunning((fold: HTMLElement) => {
  const open = () => {
    if (location.hash === `#${fold.closest('section')?.id}`) fold.setAttribute('open', '');
  };
  open();
  return listen(window, 'hashchange', open);
});
