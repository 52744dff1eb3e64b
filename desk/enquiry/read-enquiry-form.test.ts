import { describe, expect, it } from 'vitest';
import type { StaffEnquiryAct } from '../api-types/enquiry-api.ts';
import { readEnquiryForm } from './read-enquiry-form.ts';

/** The present time in these tests: a Saturday, 15:30 in India. */
const now = new Date('2026-11-21T10:00:00Z');
const read = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readEnquiryForm(form, now);
};
/** The follow-up date that the form sets; undefined if the form sets anything else. */
const dueAt = (fields: Record<string, string>) => {
  const work = read(fields);
  const act = work?.do === 'act' && work.act.kind === 'set due' ? work.act : null;
  return act?.at.toISOString();
};

describe('a form of the page', () => {
  /** The fields that the page sends for each act. */
  const acts: {
    [Kind in StaffEnquiryAct['kind']]: [
      Record<string, string>,
      Omit<Extract<StaffEnquiryAct, { kind: Kind }>, 'kind'>,
    ];
  } = {
    claim: [{ do: 'claim' }, {}],
    'hand over': [{ do: 'hand over', to: '0198c0de' }, { to: '0198c0de' }],
    'note outcome': [{ do: 'outcome:no answer' }, { outcome: 'no answer', callAt: null }],
    'set state': [{ do: 'state:thinking' }, { state: 'thinking' }],
    lose: [{ do: 'lost:no time' }, { reason: 'no time' }],
    'set due': [{ do: 'due:at', dueAt: '2026-11-24T10:00' }, { at: new Date('2026-11-24T04:30Z') }],
  };
  it.each(Object.entries(acts))('asks for the act "%s"', (kind, [fields, more]) => {
    expect(read(fields)).toEqual({ do: 'act', act: { kind, ...more } });
  });

  it.each([
    [
      { do: 'hand over', to: '' },
      { do: 'act', act: { kind: 'hand over', to: null } },
    ],
    [
      { do: 'undo', event: '0198c0de' },
      { do: 'undo', event: '0198c0de' },
    ],
    [{ do: 'take back:0198c0de' }, { do: 'take back', note: '0198c0de' }],
    [{ do: 'link:0198c0de' }, { do: 'link', one: '0198c0de' }],
    [{ do: 'unlink:0198c0de' }, { do: 'unlink', one: '0198c0de' }],
    [{ do: 'release' }, { do: 'release' }],
    [{ do: 'forget' }, { do: 'forget' }],
    [
      { do: 'correct:email', becomes: 'a:b@example.in' },
      { do: 'correct', field: 'email', becomes: 'a:b@example.in' },
    ],
  ])('reads %j as the act that its button names', (fields, work) => {
    expect(read(fields)).toEqual(work);
  });

  it.each([
    '',
    'state:lost',
    'state:new',
    'lost:',
    'outcome:paid',
    'paid',
    'restore',
    'correct:offer',
    'toString',
  ])('does nothing for "%s", which no button sends', (pressed) => {
    expect(read({ do: pressed })).toBeNull();
  });

  it.each([
    ['hour', '2026-11-21T11:00:00.000Z'],
    ['evening', '2026-11-21T12:30:00.000Z'],
    // "Next morning" is the morning of Monday, because no calls are made on the Sunday in between.
    ['morning', '2026-11-23T05:30:00.000Z'],
    ['days', '2026-11-24T05:30:00.000Z'],
    ['week', '2026-11-28T05:30:00.000Z'],
  ])('sets the follow-up "%s" by the clock in India, without recording a call', (choice, at) => {
    expect(dueAt({ do: `due:${choice}` })).toBe(at);
  });

  it('sets the follow-up to the typed time, which has to be in the future and within a year', () => {
    expect(dueAt({ do: 'due:at', dueAt: '2026-11-22T18:15' })).toBe('2026-11-22T12:45:00.000Z');
    expect(read({ do: 'due:at', dueAt: '2026-11-21T15:30' })).toMatchObject({ do: 'refused' });
    expect(read({ do: 'due:at', dueAt: '2028-11-21T15:30' })).toMatchObject({ do: 'refused' });
    expect(read({ do: 'due:at', dueAt: '' })).toMatchObject({ do: 'refused' });
    expect(read({ do: 'due:at', dueAt: '2026-02-31T10:00' })).toMatchObject({ do: 'refused' });
  });

  it('treats Enter in the field for a time as that time', () => {
    const entered = { do: 'entered', note: 'Something', dueAt: '2026-11-24T10:00' };
    expect(read(entered)).toMatchObject({ do: 'act', act: { kind: 'set due' } });
    expect(dueAt(entered)).toBe('2026-11-24T04:30:00.000Z');
    expect(read({ do: 'entered', dueAt: '' })).toEqual({ do: 'note' });
    expect(read({ ...entered, do: 'note' })).toEqual({ do: 'note' });
  });

  it.each(['', ' ', 'yes', 'e', 'eras', 'erased', 'do not erase'])(
    'erases nothing when "%s" is typed instead of the word',
    (word) => {
      expect(read({ do: 'erase', word, alsoRelated: 'on' })).toEqual({
        do: 'refused',
        sentence: 'Nothing was erased: type the word erase to mean it.',
      });
    },
  );

  it('erases nothing when the form has no field for the word', () => {
    expect(read({ do: 'erase' })).toMatchObject({ do: 'refused' });
  });

  it('erases when the word was typed', () => {
    expect(read({ do: 'erase', word: ' Erase ' })).toEqual({ do: 'erase', alsoRelated: false });
    expect(read({ do: 'erase', word: 'erase', alsoRelated: 'on' })).toEqual({
      do: 'erase',
      alsoRelated: true,
    });
  });
});
