/** The parts of React Router's `window` globals that the site reads. They are there once React has taken over. */
interface ReactRouterGlobals {
  __reactRouterDataRouter?: {
    match(path: string): { route: { id: string } }[] | null;
    state: {
      location: { pathname: string };
      /** `location` is the page that is being loaded, if any. */
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

/** Whether a link to another page was followed, also while that page is still being loaded. */
export function isLeaving(pathname: string): boolean {
  const state = readReactRouterGlobals().__reactRouterDataRouter?.state;
  const shown = state?.navigation.location ?? state?.location;
  return shown !== undefined && shown.pathname !== pathname;
}
