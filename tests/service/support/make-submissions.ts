import { randomUUID } from 'node:crypto';
import type { Submission } from '#database/visitors/submission-port.ts';
import { mobileOfName } from '../../support/mobile-of-name.ts';

/** Makes a sample call request. Each `n` gives another person. `makeEnrolment` does the same for an enrolment. */
export function makeCallRequest(
  n: number | string = 1,
  changes: Record<string, string | null> = {},
): Submission {
  return {
    table: 'request_a_call',
    row: {
      name: `Asha ${n}`,
      email: `asha.${n}@example.com`,
      phone: n === 1 ? '+91 98765 43210' : `+91 ${mobileOfName(String(n))}`,
      program: 'Data Science',
      message: null,
      ...changes,
    },
    idempotencyKey: null,
  };
}

export function makeEnrolment(
  n: number | string = 1,
  changes: Record<string, string | null> = {},
): Submission {
  return {
    table: 'enrollments',
    row: {
      name: `Ravi ${n}`,
      email: `ravi.${n}@example.com`,
      mobile: n === 1 ? '098765-43210' : `0${mobileOfName(String(n))}`,
      ...changes,
    },
    idempotencyKey: null,
  };
}

export function makeSubscription(email: string): Submission {
  return { table: 'email_subscriptions', row: { email }, idempotencyKey: null };
}

export function withIdempotencyKey(
  submission: Submission,
  idempotencyKey: string = randomUUID(),
): Submission {
  return { ...submission, idempotencyKey };
}
