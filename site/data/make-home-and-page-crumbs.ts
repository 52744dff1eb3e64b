export interface Crumb {
  name: string;
  path: string;
}

/** The entries of the breadcrumb for a page directly below the landing page. */
export const makeHomeAndPageCrumbs = (name: string, path: string): Crumb[] => [
  { name: 'Home', path: '/' },
  { name, path },
];
