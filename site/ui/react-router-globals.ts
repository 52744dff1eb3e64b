/** The parts of React Router's globals on `window` that the site reads. They are missing until React has started. */
interface ReactRouterGlobals {
  __reactRouterDataRouter?: {
    match(path: string): { route: { id: string } }[] | null;
    state: {
      location: { pathname: string };
      /** The page that is being loaded, after a click on a link; undefined at all other times. */
      navigation: { location?: { pathname: string } | undefined };
    };
  };
  __reactRouterManifest?: {
    routes: Record<
      string,
      { module: string; imports?: string[]; path?: string; hasLoader: boolean }
    >;
  };
}

export const readReactRouterGlobals = (): ReactRouterGlobals =>
  window as unknown as ReactRouterGlobals;

/** Whether the visitor has gone on from the page at `pathname`, even if the next page is still being loaded. */
export function isLeavingPage(pathname: string): boolean {
  const state = readReactRouterGlobals().__reactRouterDataRouter?.state;
  const shown = state?.navigation.location ?? state?.location;
  return shown !== undefined && shown.pathname !== pathname;
}
