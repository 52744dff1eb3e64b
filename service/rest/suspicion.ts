/**
 * Tells a person from a script without asking a person anything: a field that no person fills in, and how old
 * the page was when its form was sent. A hit sends the submission to quarantine and is answered like any
 * other; the absence of either says nothing.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { formGuard } from '#contract/form-guard.ts';
import type { Sent } from './read-row.ts';

/** Nobody sets out for a page, sees it, fills in a field and presses a button within this time. */
const fastestMs = 800;

export type Suspicion = 'trap' | 'too fast';

/** Why this looks like a script; null when nothing does. */
export function suspicion(sent: Sent, headers: IncomingHttpHeaders): Suspicion | null {
  if (sent.isForm) return hasText(sent.values[formGuard.trapField]) ? 'trap' : null;
  const said = String(headers[formGuard.header] ?? '').slice(0, 1_000);
  if (hasText(/(?:^|;)\s*trap=([^;]*)/.exec(said)?.[1])) return 'trap';
  const age = /(?:^|;)\s*age=(\d{1,12})\s*(?:;|$)/.exec(said)?.[1];
  return age !== undefined && Number(age) < fastestMs ? 'too fast' : null;
}

function hasText(value: unknown): boolean {
  return String(value ?? '').trim() !== '';
}
