/**
 * Tells a person from a script without asking a person anything: a field that no person fills in, and the
 * time between the first touch of a form and its sending. A hit sends the submission to quarantine and is
 * answered like any other; the absence of either says nothing.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { formGuard } from '#contract/form-guard.ts';
import type { Sent } from './read-row.ts';

/** Faster than anybody fills in even one field after touching it. */
const fastestMs = 800;

export type Suspicion = 'trap' | 'forged' | 'too fast';

/** Signs the moment at which a form was opened: `<ms since 1970, base 36>.<signature>`. */
export function openedToken(secret: string, nowMs: number): string {
  const time = nowMs.toString(36);
  return `${time}.${sign(secret, time)}`;
}

function sign(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`opened ${time}`).digest('base64url').slice(0, 22);
}

/** Why this looks like a script; null when nothing does. */
export async function suspicion(
  sent: Sent,
  headers: IncomingHttpHeaders,
  secret: () => Promise<string | null>,
  nowMs: number,
): Promise<Suspicion | null> {
  const { trap, opened } = sent.isForm ? fromFields(sent) : fromHeader(headers[formGuard.header]);
  if (trap !== '') return 'trap';
  if (opened === '') return null;

  const signedWith = await secret();
  if (signedWith === null) return null;
  const [time = '', signature = ''] = opened.split('.');
  const expected = Buffer.from(sign(signedWith, time));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  // A negative age is our own clock, put back since; a great one is a tab left open. Neither is a script.
  const ageMs = nowMs - Number.parseInt(time, 36);
  return ageMs >= 0 && ageMs < fastestMs ? 'too fast' : null;
}

function fromFields({ values }: Sent): { trap: string; opened: string } {
  return {
    trap: String(values[formGuard.trapField] ?? ''),
    opened: String(values[formGuard.openedField] ?? ''),
  };
}

const trapPart = /(?:^|;)\s*trap=([^;]*)/;
const openedPart = /(?:^|;)\s*opened=([^;]*)/;

function fromHeader(header: string | string[] | undefined): { trap: string; opened: string } {
  if (header === undefined) return { trap: '', opened: '' };
  const text = String(header).slice(0, 1_000);
  return {
    trap: trapPart.exec(text)?.[1]?.trim() ?? '',
    opened: openedPart.exec(text)?.[1]?.trim() ?? '',
  };
}
