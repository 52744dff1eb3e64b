import { isNotFoundAddress } from '../../support/all-page-addresses.ts';
import { type BuiltPage, builtPageAt, builtPages } from './built-site.ts';

/** The built page that answers this address. */
export function findBuiltPageOrNotFoundPage(address: string): BuiltPage {
  if (!isNotFoundAddress(address)) return builtPageAt(address);
  const file = address.startsWith('/project/') ? 'project/not-found.html' : '404.html';
  const found = builtPages.find((page) => page.file === file);
  if (!found) throw new Error(`The build has no ${file}.`);
  return found;
}
