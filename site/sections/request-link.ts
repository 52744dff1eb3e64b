import type { Location, To } from 'react-router';

/** Room is left in the message for the visitor's own words; the service takes 2,000 characters. */
const longestMessage = 1900;
const longestAbout = 200;

/**
 * The address of the request-a-call page that carries what the visitor was looking at; the message of
 * its form starts with it. It stands in the query, so it also survives a reload and a shared link.
 */
export function requestCallAbout(about: string): To {
  return { pathname: '/request-call', search: `?about=${encodeURIComponent(about)}` };
}

/** The state that takes a longer text along, which has no business in an address. */
export interface RequestCallState {
  message: string;
}

/** What a visitor brought to the request-a-call page; undefined when they came with nothing. */
export function messageFrom({ search, state }: Pick<Location, 'search' | 'state'>) {
  const message: unknown =
    state && typeof state === 'object' ? Reflect.get(state, 'message') : null;
  if (typeof message === 'string' && message !== '') return message.slice(0, longestMessage);
  return new URLSearchParams(search).get('about')?.slice(0, longestAbout) || undefined;
}
