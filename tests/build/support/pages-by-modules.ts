import { isNotFoundAddress, visitorAddresses } from '../../support/visitor-addresses.ts';
import { type BuiltPage, builtPageAt, builtPages } from './built-site.ts';

/** The built page that answers this address. */
export function pageFor(address: string): BuiltPage {
  if (!isNotFoundAddress(address)) return builtPageAt(address);
  const file = address.startsWith('/project/') ? 'project/not-found.html' : '404.html';
  const found = builtPages.find((page) => page.file === file);
  if (!found) throw new Error(`The build has no ${file}.`);
  return found;
}

/**
 * The modules of React that the page at this address names, except the first, which has the data of this page. Null if
 * the page has no React.
 */
export function modulesOfReactAt(address: string): string | null {
  return /data-modules="\S+ ([^"]*)"/.exec(pageFor(address).html)?.[1] ?? null;
}

/** The addresses of visitors, in groups whose pages name the same modules of React. */
export const addressesByModules: readonly string[][] = [
  ...Map.groupBy(visitorAddresses, modulesOfReactAt).values(),
];

/** The addresses of the smallest and the largest page among these, because such pages differ most in what they show. */
export function smallestAndLargest(addresses: readonly string[]): string[] {
  const bySize = addresses.toSorted((a, b) => pageFor(a).html.length - pageFor(b).html.length);
  return [...new Set([...bySize.slice(0, 1), ...bySize.slice(-1)])];
}
