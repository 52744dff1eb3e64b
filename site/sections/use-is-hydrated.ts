import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page must look as the build made it, true from then on. What only the browser knows
 * (navigation state, the query of the address) is shown when this is true, so that the first render in
 * the browser equals the file that was sent. After a change of page it is true from the first render.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
