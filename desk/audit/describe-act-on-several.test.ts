import { describe, expect, it } from 'vitest';
import type { ListAct } from '../api-types/enquiry-lists-api.ts';
import { describeActOnSeveral } from './describe-act-on-several.ts';

const now = new Date('2026-11-21T10:00:00Z');
const say = (act: unknown, type = 'enquiries.acted-on') =>
  describeActOnSeveral(
    { type, who: 'a', what: { act, events: ['1', '2'] } },
    { nameOf: (id) => (id === 'r' ? 'Ravi' : null), now },
  );

describe('an act on several enquiries', () => {
  const asItIs = { kind: 'change', state: null, lostReason: null, dueAt: null, to: null } as const;
  const wordsByKind: {
    [Kind in ListAct['kind']]: [Extract<ListAct, { kind: Kind }>, string][];
  } = {
    take: [[{ kind: 'take' }, 'assigned it to themselves']],
    'hand over': [
      [{ kind: 'hand over', to: 'r' }, 'gave it to Ravi'],
      [{ kind: 'hand over', to: 'a' }, 'took it over'],
      [{ kind: 'hand over', to: null }, 'put it back for whoever takes it'],
    ],
    'in turn': [[{ kind: 'in turn' }, 'gave it to the next member in turn']],
    note: [
      [{ kind: 'note', outcome: 'answered' }, 'called, and was answered'],
      [{ kind: 'note', outcome: 'no answer' }, 'called: not picked up'],
    ],
    change: [
      [{ ...asItIs, lostReason: 'no time' }, 'changed it: lost, no time'],
      [
        { ...asItIs, state: 'thinking', dueAt: new Date('2026-11-21T12:30:00Z'), to: 'r' },
        'changed it: state “Thinking it over”; next date today 18:00; given to Ravi',
      ],
    ],
  };
  it.each<[ListAct, string]>(Object.values(wordsByKind).flat())(
    'is described by what it did with each, also as it is stored: %j',
    (act, words) => {
      expect(say(act)).toBe(`With each: ${words}`);
      expect(say(JSON.parse(JSON.stringify(act)))).toBe(`With each: ${words}`);
    },
  );

  it('is described without its act if the entry has none, or one that a later release wrote', () => {
    expect(say(undefined)).toBeNull();
    expect(say({ kind: 'dream of' })).toBeNull();
  });

  it('is not read from entries of other types', () => {
    expect(say({ kind: 'hand over', to: 'r' }, 'enquiry.handed-over')).toBeNull();
  });
});
