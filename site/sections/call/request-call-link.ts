import type { Location, To } from 'react-router';
import { aboutQuery, readAbout } from '#contract/about-query.ts';

/** In characters. The service accepts 2,000; the rest is for the visitor's own words. */
const longestMessage = 1900;

/** Link to the request-a-call page with a subject, with which the message of its form begins. */
export function requestCallLink(about: string): To {
  return { pathname: '/request-call', search: aboutQuery(about) };
}

/** Navigation state for a longer text, which should not be in an address. */
export interface RequestCallState {
  message: string;
}

/** The subject that a link handed to the request-a-call page; undefined without one. */
export function callMessageFrom({ search, state }: Pick<Location, 'search' | 'state'>) {
  const message: unknown =
    state && typeof state === 'object' ? Reflect.get(state, 'message') : null;
  if (typeof message === 'string' && message !== '') return message.slice(0, longestMessage);
  return readAbout(search);
}
