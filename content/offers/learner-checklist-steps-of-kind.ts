/**
 * The steps that we take for each learner after the payment, such as the welcome mail and the certificate. Staff tick
 * them off at the desk, and the learner sees on the order's page which are done. A step is left out if the fee does not
 * pay for it.
 */
import type { KindId } from './kinds.ts';

type LearnerStep =
  | 'batch confirmed'
  | 'welcome sent'
  | 'platform opened'
  | 'first sign-in'
  | 'group joined'
  | 'first class'
  | 'internship'
  | 'certificate';

/**
 * The two steps on the learning platform: staff open an account, and later the learner signs in for the first time. The
 * first sign-in matters for refunds.
 */
const platform = ['platform opened', 'first sign-in'] as const;
const program = [
  'batch confirmed',
  'welcome sent',
  ...platform,
  'group joined',
  'first class',
  'certificate',
] as const;

const stepsOfKind: Readonly<Record<KindId, readonly LearnerStep[]>> = {
  workshop: ['batch confirmed', 'welcome sent', 'group joined', 'first class', 'certificate'],
  skill: program,
  course: [
    'batch confirmed',
    'welcome sent',
    ...platform,
    'first class',
    'internship',
    'certificate',
  ],
  intermediate: program,
  super: program,
};

/**
 * Steps that depend on the fee: a step is left out if its pattern matches nothing in `covers`. Every other step of the
 * kind always applies.
 */
const coveredSteps: Partial<Record<LearnerStep, RegExp>> = {
  'platform opened': /\b(LMS|recorded lessons)\b/i,
  'first sign-in': /\b(LMS|recorded lessons)\b/i,
  'group joined': /\bgroup\b/i,
  internship: /\binternship\b/i,
  certificate: /\bcertificates?\b/i,
};

/**
 * Lists the checklist steps for a learner of an offer of this kind, in the order of the work. `covers` is what the fee
 * pays for, as the offer's page lists it; a step that it does not name is left out.
 */
export function learnerChecklistStepsOfKind(
  kind: KindId,
  covers: readonly string[],
): LearnerStep[] {
  const covered = covers.join('\n');
  return stepsOfKind[kind].filter((step) => coveredSteps[step]?.test(covered) ?? true);
}
