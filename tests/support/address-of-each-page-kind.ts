import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { prerenderedPaths } from '#site/prerendered-paths.ts';
import routes from '#site/routes.ts';
import { findBuiltPageOrNotFoundPage } from '../build/support/find-built-page-or-not-found-page.ts';
import { allPageAddresses, isNotFoundAddress } from './all-page-addresses.ts';

const asObjects = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, file, children }) =>
    index
      ? { index: true, handle: file }
      : { ...(path && { path }), handle: file, children: asObjects(children ?? []) },
  );
const routeObjects = asObjects(routes);

/** Pages are of the same kind if one module renders them and their addresses have the same parameters. */
const kinds = prerenderedPaths.map((path, index) => {
  const match = matchRoutes(routeObjects, path)?.at(-1);
  if (!match) throw new Error(`No route renders ${path}.`);
  const given = Object.keys(match.params).filter((name) => match.params[name]);
  const isNotFound = isNotFoundAddress(allPageAddresses[index] ?? '');
  return [match.route.handle, ...given, isNotFound].join(' ');
});

/** The largest page of each kind, which can have the most mistakes: one course, one family, one project and so on. */
export const addressOfEachPageKind: readonly string[] = [
  ...Map.groupBy(allPageAddresses, (_, index) => kinds[index]).values(),
].map((addresses) =>
  addresses.reduce((largest, one) =>
    findBuiltPageOrNotFoundPage(one).html.length > findBuiltPageOrNotFoundPage(largest).html.length
      ? one
      : largest,
  ),
);
