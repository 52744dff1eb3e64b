import type { Location, To } from 'react-router';
import { makeCallSubjectQuery, readCallSubject } from '#contract/forms/call-subject-query.ts';
import { truncateWellFormed } from '#contract/text/to-well-formed.ts';

/**
 * The maximum length of the prefilled message. The service accepts 2,000 characters, so the visitor can add at least
 * 100.
 */
const longestMessage = 1900;

/**
 * Returns the address of the request-a-call page with a subject. The message in the form of that page then begins with
 * the subject.
 */
export function makeRequestCallAddress(about: string): To {
  return { pathname: '/request-call', search: makeCallSubjectQuery(about) };
}

/**
 * The navigation state that passes a whole message with the name and the email address of its writer. They are not in
 * the page's address, because addresses are kept in histories and logs.
 */
export interface RequestCallNavigationState {
  message: string;
  name: string;
  email: string;
}

const textInState = (state: unknown, key: keyof RequestCallNavigationState): string => {
  const text: unknown = state && typeof state === 'object' ? Reflect.get(state, key) : '';
  return typeof text === 'string' ? text : '';
};

/**
 * The text with which the message on the request-a-call page begins: the message in the navigation state, or else the
 * subject in the query. Undefined if there is neither.
 */
export function readPrefilledCallMessage({ search, state }: Pick<Location, 'search' | 'state'>) {
  const message = textInState(state, 'message');
  return message === '' ? readCallSubject(search) : truncateWellFormed(message, longestMessage);
}

/** The name and the email address that the visitor typed into the form of a custom request; empty if there are none. */
export function readPrefilledNameAndEmail({ state }: Pick<Location, 'state'>) {
  return { name: textInState(state, 'name'), email: textInState(state, 'email') };
}
