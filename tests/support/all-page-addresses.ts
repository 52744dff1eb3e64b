/**
 * Every address that a visitor can open, for tests and pictures that must leave none out. The list is derived from
 * what the build renders, so a new page needs no entry here.
 */
import { framedPagesByRoute } from '#postbuild/pages/move-pages-to-served-paths.ts';
import { prerenderedPaths } from '#site/prerendered-paths.ts';

/** Two of the rendered paths only answer missing addresses. Tests request these missing addresses instead. */
const missing: Readonly<Record<string, string>> = {
  '/404': '/no-such-page',
  '/project/not-found': '/project/no-such-project',
};

function addressOf(path: string): string {
  const framed = framedPagesByRoute[path as keyof typeof framedPagesByRoute];
  return framed?.address ?? missing[path] ?? path;
}

export const allPageAddresses: readonly string[] = prerenderedPaths.map(addressOf);

/** Whether the address is answered with 404 on purpose: the browser logs this as an error. */
export function isNotFoundAddress(address: string): boolean {
  return Object.values(missing).includes(address);
}

/** `/fullstack-details/mern-stack` becomes `fullstack-details--mern-stack`, for the name of a file. */
export function screenshotNameOf(address: string): string {
  return address.replace(/^\/|\/$/g, '').replaceAll('/', '--') || 'landing';
}
