/** What a form of the page asks for: the name and the value of the button that was pressed, `kind:detail`. */
import {
  type EnquiryState,
  enquiryStates,
  lostReasons,
  outcomes,
} from '#domain/enquiries/enquiry-states.ts';
import type { CorrectedField, StaffAct } from '../api/enquiry-api.ts';
import { readWhen } from './when-choices.ts';

export type Work =
  | { do: 'act'; act: StaffAct }
  | { do: 'note' }
  | { do: 'undo'; event: string }
  | { do: 'correct'; field: CorrectedField; becomes: string }
  | { do: 'take back'; note: string }
  | { do: 'link' | 'unlink'; one: string }
  | { do: 'let in' | 'forget' }
  | { do: 'erase'; alsoRelated: boolean }
  | { do: 'refused'; sentence: string };

/** What has to be typed before anything is erased. */
export const eraseWord = 'erase';

const correctedFields = ['name', 'email', 'phone'] as const;
const settable = enquiryStates.filter(
  (state): state is Exclude<EnquiryState, 'new' | 'lost'> => state !== 'new' && state !== 'lost',
);

/** Null for what no button of the page sends. */
export function readWork(form: FormData, now: Date): Work | null {
  const text = (name: string) => String(form.get(name) ?? '');
  const pressed = text('do');
  const [kind = '', detail = ''] = pressed.split(/:(.*)/s);
  const act = (given: StaffAct | null): Work | null => given && { do: 'act', act: given };
  switch (kind) {
    case 'note':
      return { do: 'note' };
    // By Enter in a field, and the only fields of one line are those for a moment.
    case 'entered':
      for (const name of ['later', 'due'] as const)
        if (text(`${name}At`) !== '') return timed(name, 'at');
      return { do: 'note' };
    case 'claim':
      return act({ kind: 'claim' });
    case 'hand over':
      return act({ kind: 'hand over', to: text('to') || null });
    case 'outcome': {
      const outcome = outcomes.find((one) => one === detail);
      return act(outcome ? { kind: 'note outcome', outcome, callAt: null } : null);
    }
    case 'state': {
      const state = settable.find((one) => one === detail);
      return act(state ? { kind: 'set state', state } : null);
    }
    case 'lost': {
      const reason = lostReasons.find((one) => one === detail);
      return act(reason ? { kind: 'lose', reason } : null);
    }
    case 'due':
    case 'later':
      return timed(kind, detail);
    case 'undo':
      return { do: 'undo', event: text('event') };
    case 'correct': {
      const field = correctedFields.find((one) => one === detail);
      return field ? { do: 'correct', field, becomes: text('becomes') } : null;
    }
    case 'take back':
      return { do: 'take back', note: detail };
    case 'link':
    case 'unlink':
      return { do: kind, one: detail };
    case 'let in':
    case 'forget':
      return { do: kind };
    case 'erase':
      return text('word').trim().toLowerCase() === eraseWord
        ? { do: 'erase', alsoRelated: form.has('alsoRelated') }
        : { do: 'refused', sentence: `Nothing was erased: type the word ${eraseWord} to mean it.` };
    default:
      return null;
  }

  function timed(name: 'due' | 'later', choice: string): Work {
    const read = readWhen(choice, text(`${name}At`), now);
    if (read.at === 'refused') return { do: 'refused', sentence: read.sentence };
    const { moment } = read;
    return name === 'due'
      ? { do: 'act', act: { kind: 'set due', at: moment } }
      : { do: 'act', act: { kind: 'note outcome', outcome: 'call later', callAt: moment } };
  }
}
