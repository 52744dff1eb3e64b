import type { Location, To } from 'react-router';
import { aboutQuery, readAbout } from '#contract/about-query.ts';

/** Room is left in the message for the visitor's own words; the service takes 2,000 characters. */
const longestMessage = 1900;

/**
 * The address of the request-a-call page that carries what the visitor was looking at; the message of
 * its form starts with it.
 */
export function requestCallAbout(about: string): To {
  return { pathname: '/request-call', search: aboutQuery(about) };
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
  return readAbout(search);
}
