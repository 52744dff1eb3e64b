import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { prerenderedPaths } from '#site/prerendered-paths.ts';
import routes from '#site/routes.ts';
import { isNotFoundAddress, visitorAddresses } from './visitor-addresses.ts';

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
  const isNotFound = isNotFoundAddress(visitorAddresses[index] ?? '');
  return [match.route.handle, ...given, isNotFound].join(' ');
});

/** The first address of each kind of page: one course, one family, one project and so on. */
export const addressOfEachKind: readonly string[] = visitorAddresses.filter(
  (_, index) => kinds.indexOf(kinds[index] ?? '') === index,
);
