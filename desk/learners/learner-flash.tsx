/**
 * The flash message after an act on a checklist. It is shown on the page to which the act returns: Today, the list or
 * the learner.
 */
import { type LearnerStep, learnerSteps } from '#domain/checklists/learner-steps.ts';
import type { LearnerChangeResult } from '../api-types/learners-api.ts';
import { FlashWithUndo } from '../ui/flash-with-undo.tsx';
import { learnerStepWords } from './learner-words.ts';

/** `mine`, `released`, `assigned`: the learner is with the member who acted, with nobody, or with a colleague. */
const plainFlashes = [
  'undone',
  'dates',
  'mine',
  'released',
  'assigned',
  'unchanged',
  'no day',
] as const;

export type LearnerFlash =
  | { at: 'done'; step: LearnerStep; orderId: string }
  | { at: (typeof plainFlashes)[number] }
  | { at: 'taken'; by: string };

export function encodeLearnerFlash(flash: LearnerFlash): string {
  const query = new URLSearchParams({ learner: flash.at });
  if (flash.at === 'done') {
    query.set('step', flash.step);
    query.set('of', flash.orderId);
  }
  if (flash.at === 'taken') query.set('by', flash.by);
  return `${query}`;
}

/** Reads the flash message from the query of an address; null if the query has none or an invalid one. */
export function readLearnerFlash(query: URLSearchParams): LearnerFlash | null {
  const at = query.get('learner');
  const step = learnerSteps.find((one) => one === query.get('step'));
  const orderId = query.get('of') ?? '';
  if (at === 'done' && step !== undefined && /^[0-9a-f-]{36}$/.test(orderId))
    return { at, step, orderId };
  if (at === 'taken') return { at, by: query.get('by') ?? '' };
  const found = plainFlashes.find((one) => one === at);
  return found === undefined ? null : { at: found };
}

/**
 * Returns the flash message after the learner was assigned to the member who acted (`me`) or to a colleague, or
 * released (`to` is null).
 */
export const makeAssignmentFlash = (to: string | null, me: string): LearnerFlash => ({
  at: to === null ? 'released' : to === me ? 'mine' : 'assigned',
});

export const makeChangeFlash = (
  change: LearnerChangeResult,
  changed: LearnerFlash,
): LearnerFlash => {
  switch (change.at) {
    case 'changed':
      return changed;
    case 'unchanged':
      return { at: 'unchanged' };
    case 'taken':
      return { at: 'taken', by: change.by };
    default:
      return change satisfies never;
  }
};

type LearnerFlashPanelProps = {
  flash: LearnerFlash | null;
  names: ReadonlyMap<string, string>;
  back: string;
};

export function LearnerFlashPanel({ flash, names, back }: LearnerFlashPanelProps) {
  if (flash === null) return null;
  if (flash.at === 'done')
    return (
      <FlashWithUndo
        action={`/desk/learners/${flash.orderId}`}
        undo={{ undo: flash.step, back }}
      >{`Noted: ${learnerStepWords[flash.step]}.`}</FlashWithUndo>
    );
  return (
    <FlashWithUndo
      isWarning={flash.at === 'unchanged' || flash.at === 'taken' || flash.at === 'no day'}
    >
      {describeFlash(flash, names)}
    </FlashWithUndo>
  );
}

function describeFlash(
  flash: Exclude<LearnerFlash, { at: 'done' }>,
  names: ReadonlyMap<string, string>,
): string {
  switch (flash.at) {
    case 'undone':
      return 'Taken back: it is to be done again.';
    case 'dates':
      return 'The dates are noted, and the steps follow them.';
    case 'mine':
      return 'You look after this learner now.';
    case 'released':
      return 'Nobody looks after this learner now.';
    case 'assigned':
      return 'Somebody else looks after this learner now.';
    case 'unchanged':
      return 'Nothing was changed: it was so already.';
    case 'no day':
      return 'Choose a day: of what has happened, today at the latest; of an end, after its start.';
    case 'taken':
      return `${names.get(flash.by) ?? 'A colleague'} looks after this learner. Ask them before you change the list.`;
    default:
      return flash satisfies never;
  }
}
