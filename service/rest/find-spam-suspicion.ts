/**
 * Detects scripts without asking people anything: by a hidden field that no person fills in, and by how long the page
 * was open when its form was sent. A suspicious submission is quarantined and answered like any other. A missing value
 * proves nothing.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { formGuardNames } from '#contract/forms/form-guard-names.ts';
import type { ParsedBody } from './parse-row.ts';

/** The shortest time in which a person opens a page, reads it, fills in a field and presses a button. */
const fastestMs = 800;

export type SpamSuspicion = 'trap' | 'too fast';

/** Returns the reason why the submission looks like a script's; null if it does not. */
export function findSpamSuspicion(
  sent: ParsedBody,
  headers: IncomingHttpHeaders,
): SpamSuspicion | null {
  if (sent.isForm) return hasText(sent.values[formGuardNames.trapField]) ? 'trap' : null;
  const guardHeader = String(headers[formGuardNames.header] ?? '').slice(0, 1_000);
  if (hasText(/(?:^|;)\s*trap=([^;]*)/.exec(guardHeader)?.[1])) return 'trap';
  const age = /(?:^|;)\s*age=(\d{1,12})\s*(?:;|$)/.exec(guardHeader)?.[1];
  return age !== undefined && Number(age) < fastestMs ? 'too fast' : null;
}

function hasText(value: unknown): boolean {
  return String(value ?? '').trim() !== '';
}
