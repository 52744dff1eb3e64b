import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during hydration and true afterwards. Content that depends on what only the browser knows (navigation state,
 * the query) is shown only when this is true, so that the first render equals the file. After navigation within the
 * document, it is true from the first render.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
