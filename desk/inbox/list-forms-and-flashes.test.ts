import { describe, expect, it } from 'vitest';
import type { DoneAct } from '../api-types/enquiry-lists-api.ts';
import {
  describeListFlashWithTone,
  encodeListFlash,
  type ListFlash,
  readListFlash,
} from './list-flash.ts';
import { makeListReturnPath } from './make-list-return-path.ts';
import { readListForm } from './read-list-form.ts';

/** The present time in these tests: a Wednesday, 08:30 in India. */
const now = new Date('2026-11-25T03:00:00Z');

function form(...fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

const asItIs = { kind: 'change', state: null, lostReason: null, dueAt: null, to: null } as const;

describe('a form of a list', () => {
  it('contains one act for one row, or for the ticked ones', () => {
    expect(readListForm(form(['one', 'take 12-ab']), now)).toEqual({
      at: 'act',
      ids: ['12-ab'],
      act: { kind: 'take' },
    });
    expect(readListForm(form(['one', 'no answer 12-ab 3']), now)).toMatchObject({
      ids: ['12-ab'],
      act: { kind: 'note', outcome: 'no answer' },
      shown: 3,
    });
    expect(
      readListForm(form(['act', 'give'], ['to', 'asha'], ['id', '1'], ['id', '2']), now),
    ).toEqual({
      at: 'act',
      ids: ['1', '2'],
      act: { kind: 'hand over', to: 'asha' },
    });
    expect(readListForm(form(['act', 'give'], ['to', 'nobody'], ['id', '1']), now)).toMatchObject({
      act: { kind: 'hand over', to: null },
    });
    expect(readListForm(form(['act', 'in turn'], ['id', '1']), now)).toMatchObject({
      act: { kind: 'in turn' },
    });
  });

  it('sets a date for one row in one press', () => {
    expect(readListForm(form(['one', 'due:morning 12-ab']), now)).toEqual({
      at: 'act',
      ids: ['12-ab'],
      act: { ...asItIs, dueAt: new Date('2026-11-26T05:30:00Z') },
    });
    expect(readListForm(form(['one', 'due:whenever 12-ab']), now)).toEqual({ at: 'no date' });
  });

  it('changes state, date and owner of the ticked rows at once, and leaves the rest unchanged', () => {
    const ticked = [
      ['act', 'change'],
      ['id', '1'],
      ['id', '2'],
    ] as [string, string][];
    expect(
      readListForm(
        form(...ticked, ['state', 'thinking'], ['due', 'week'], ['newOwner', 'nobody']),
        now,
      ),
    ).toEqual({
      at: 'act',
      ids: ['1', '2'],
      act: { ...asItIs, state: 'thinking', dueAt: new Date('2026-12-02T05:30:00Z'), to: 'nobody' },
    });
    expect(readListForm(form(...ticked, ['state', 'lost:no time']), now)).toMatchObject({
      act: { ...asItIs, lostReason: 'no time' },
    });
    for (const wrong of [
      ['state', 'new'],
      ['state', 'lost:boredom'],
      // Members can't choose this reason: only a refund sets it.
      ['state', 'lost:paid back'],
    ] as [string, string][])
      expect(readListForm(form(...ticked, wrong), now)).toEqual({ at: 'no change' });
  });

  it('changes nothing if the date of the follow-up is missing or past', () => {
    const ticked: [string, string][] = [
      ['act', 'change'],
      ['id', '1'],
      ['state', 'thinking'],
      ['due', 'at'],
    ];
    for (const dueAt of ['', '2026-11-20T10:00'])
      expect(readListForm(form(...ticked, ['dueAt', dueAt]), now)).toEqual({ at: 'no date' });
  });

  it('releases the ticked enquiries', () => {
    expect(readListForm(form(['act', 'put down'], ['id', '1']), now)).toEqual({
      at: 'act',
      ids: ['1'],
      act: { kind: 'hand over', to: null },
    });
  });

  it('undoes an act, and removes a view', () => {
    expect(readListForm(form(['undo', ' 0198c0de ']), now)).toEqual({
      at: 'undo',
      did: '0198c0de',
    });
    expect(readListForm(form(['remove', '0198c0de']), now)).toEqual({
      at: 'remove view',
      id: '0198c0de',
    });
  });

  it('keeps at most sixty letters of a name', () => {
    const kept = readListForm(form(['view', 'x'.repeat(61)]), now);
    expect(kept).toMatchObject({ name: 'x'.repeat(60) });
  });

  it('saves a view under a name, for all or for one member', () => {
    expect(readListForm(form(['view', ' Evening '], ['query', 'due=today']), now)).toEqual({
      at: 'keep view',
      name: 'Evening',
      isForAll: false,
      query: 'due=today',
    });
    expect(readListForm(form(['view', 'Evening'], ['for-all', 'on']), now)).toMatchObject({
      isForAll: true,
    });
  });

  it.each([
    [form()],
    [form(['act', 'take'])],
    [form(['act', 'give'], ['to', ''], ['id', '1'])],
    [form(['act', 'erase'], ['id', '1'])],
    [form(['act', 'call'], ['to', 'nobody'], ['id', '1'])],
    [form(['act', 'call'], ['to', 'asha'], ['id', '1'])],
    [form(['one', 'erase 1'])],
    [form(['one', 'do not take 1'])],
    [form(['one', 'take 1 and 2'])],
    [form(['view', '  '])],
  ])('with an unknown act does nothing', (given) => {
    expect(readListForm(given, now)).toEqual({ at: 'nothing' });
  });
});

describe('an act of a list returns', () => {
  it('to Today or to the same inbox, with its result', () => {
    expect(makeListReturnPath('/desk', [])).toBe('/');
    expect(makeListReturnPath('/desk', [['did', '1']])).toBe('/?did=1');
    expect(makeListReturnPath('/desk/follow-ups?owner=asha', [['did', '1']])).toBe(
      '/follow-ups?owner=asha&did=1',
    );
    expect(makeListReturnPath('/desk/enquiries?state=new&page=2', [['first', 'asha']])).toBe(
      '/enquiries?state=new&page=2&first=asha',
    );
  });

  it.each([
    ['https://elsewhere.example/desk/enquiries'],
    ['//elsewhere.example'],
    ['\\\\x'],
    [null],
  ])('to no other address, whatever %s contains', (back) => {
    expect(makeListReturnPath(back, [])).toBe('/enquiries');
  });
});

describe('a flash message', () => {
  const nothing: ListFlash = { did: null, first: [], stayed: 0, undone: null, other: null };
  const names = (id: string) => ({ a: 'Asha Rao', r: 'Ravi' })[id] ?? null;
  const said = (flash: Partial<ListFlash>, did: DoneAct | null = null) =>
    describeListFlashWithTone({ ...nothing, ...flash }, did, names, now)?.text;
  const did = (
    act: DoneAct['act'],
    count = 1,
    along = 0,
    alike = 0,
    changesOnlyOwner = { linked: false, alike: false },
  ): DoneAct => ({ act, count, along, alike, changesOnlyOwner, canUndo: true });

  it('is read from the address as it was written', () => {
    const flash: ListFlash = {
      did: '1',
      first: ['a', 'r'],
      stayed: 2,
      undone: 3,
      other: 'view kept',
    };
    expect(readListFlash(new URLSearchParams(encodeListFlash(flash)))).toEqual(flash);
    expect(readListFlash(new URLSearchParams('state=new'))).toBeNull();
    expect(readListFlash(new URLSearchParams('stayed=-1&undone=x&said=anything'))).toEqual(nothing);
  });

  it('says what was done, and to how many', () => {
    expect(said({}, did({ kind: 'take' }))).toBe('The enquiry is yours now.');
    expect(said({}, did({ kind: 'hand over', to: 'a' }, 12))).toBe(
      '12 enquiries are with Asha Rao now.',
    );
    expect(said({}, did({ kind: 'hand over', to: null }, 2))).toBe(
      '2 enquiries are anybody’s now.',
    );
    expect(said({}, did({ kind: 'in turn' }, 1))).toBe('1 enquiry was given out in turn.');
    expect(said({}, did({ kind: 'take' }, 1, 1))).toBe(
      'The enquiry is yours now. 1 other enquiry of the same person came along.',
    );
    expect(said({}, did({ kind: 'take' }, 2, 3))).toBe(
      '2 enquiries are yours now. 3 other enquiries of the same people came along.',
    );
  });

  it('says which related enquiries got a new owner and nothing else', () => {
    const call = { kind: 'note', outcome: 'no answer' } as const;
    expect(said({}, did(call, 1, 2, 1, { linked: false, alike: true }))).toBe(
      'Noted: not picked up, to be tried again. 1 other enquiry of the same person came along. Of 1 other enquiry with the same number or address, only the owner changed.',
    );
    const loss = {
      kind: 'change',
      state: null,
      lostReason: 'no time',
      dueAt: null,
      to: null,
    } as const;
    expect(said({}, did(loss, 1, 1, 0, { linked: true, alike: true }))).toBe(
      'The enquiry is changed: Lost, no time. Of 1 other enquiry of the same person, only the owner changed.',
    );
    expect(said({}, did({ kind: 'take' }, 1, 1, 1))).toBe(
      'The enquiry is yours now. 1 other enquiry with the same number or address came along.',
    );
  });

  it('names the colleague who acted first', () => {
    expect(said({ first: ['a'], stayed: 1 })).toBe('Asha Rao was first, and works on it.');
    expect(said({ first: ['a', 'r'], stayed: 3 }, did({ kind: 'take' }, 2))).toBe(
      '2 enquiries are yours now. 3 enquiries stayed: Asha Rao and Ravi got there first.',
    );
  });

  it('says how many enquiries were left as before, because their state does not allow the act', () => {
    const lost = { ...asItIs, lostReason: 'no time' } as const;
    expect(said({ stayed: 1 }, did(lost, 2))).toBe(
      '2 enquiries are changed: Lost, no time. 1 enquiry stayed as before: nothing had to change, or the state does not allow it.',
    );
  });

  it('says which acts were undone, and which enquiries a colleague had already worked on', () => {
    expect(said({ undone: 2, stayed: 1 })).toBe(
      'Taken back: 2 enquiries are as before. 1 enquiry stayed: something was done with it since.',
    );
  });

  it('shows nothing for an unknown flash', () => {
    expect(said({ did: 'guessed' })).toBeUndefined();
  });
});
