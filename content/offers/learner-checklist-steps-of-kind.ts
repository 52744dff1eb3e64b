/**
 * The steps that we take for each learner after the payment. The desk keeps a list of them for each learner, and the
 * page about an order shows which are done. A step that the fee does not cover is left out.
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
 * The two steps on the learning platform. First we open an account. Later the learner signs in for the first time,
 * which counts for refunds.
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
 * Steps that not every learner has, each with a pattern. The step applies only if the list of what the fee covers
 * matches the pattern. All other steps apply to every learner.
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
