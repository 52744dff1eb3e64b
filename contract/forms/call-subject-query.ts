/**
 * Writes and reads `?about=`, the query parameter with which a link to the request-a-call form says what the call is
 * about. As part of the address, it survives a reload and is shared with the link, and the service can read it for a
 * browser without JavaScript.
 */
import { truncateWellFormed } from '../text/to-well-formed.ts';

const longestAbout = 200;

/**
 * Matches control characters and direction marks. A message with control characters would be refused, and one with
 * direction marks would be displayed differently from how it was written.
 */
const unwanted = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

export function makeCallSubjectQuery(about: string): string {
  return `?about=${encodeURIComponent(about)}`;
}

/**
 * Reads the subject as one line of at most 200 characters; undefined if there is none. The form's message begins with
 * it.
 */
export function readCallSubject(query: string): string | undefined {
  const subject = new URLSearchParams(query).get('about') ?? '';
  return truncateWellFormed(subject.replace(unwanted, ' ').trim(), longestAbout) || undefined;
}
