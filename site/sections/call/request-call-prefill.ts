import type { Location, To } from 'react-router';
import { callSubjectQuery, readCallSubject } from '#contract/call-subject-query.ts';

/** The most characters of the text. The service accepts 2,000; the rest is left for the visitor's own words. */
const longestMessage = 1900;

/** A link to the request-a-call page with a subject. The message of that page's form begins with the subject. */
export function requestCallAddress(about: string): To {
  return { pathname: '/request-call', search: callSubjectQuery(about) };
}

/** Navigation state for a longer text, which should not be in an address. */
export interface RequestCallNavigationState {
  message: string;
}

/**
 * The first text of the message on the request-a-call page: the longer text of the navigation state, or else the
 * subject in the query. Undefined if there is neither.
 */
export function prefilledCallMessage({ search, state }: Pick<Location, 'search' | 'state'>) {
  const message: unknown =
    state && typeof state === 'object' ? Reflect.get(state, 'message') : null;
  if (typeof message === 'string' && message !== '') return message.slice(0, longestMessage);
  return readCallSubject(search);
}
