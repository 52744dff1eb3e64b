import { describe, expect, it } from 'vitest';
import type { DoneAct } from '../api/inbox-api.ts';
import { type Flash, flashWords, readFlash, writeFlash } from './flash-message.ts';
import { readAct } from './read-act.ts';
import { wayBack } from './way-back.ts';

function form(...fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

describe('a form of a list', () => {
  it('says one act for one row, or for the ticked ones', () => {
    expect(readAct(form(['one', 'take 12-ab']))).toEqual({
      at: 'act',
      ids: ['12-ab'],
      act: { kind: 'take' },
    });
    expect(readAct(form(['one', 'no answer 12-ab']))).toMatchObject({
      act: { kind: 'note', outcome: 'no answer' },
    });
    expect(readAct(form(['act', 'give'], ['to', 'asha'], ['id', '1'], ['id', '2']))).toEqual({
      at: 'act',
      ids: ['1', '2'],
      act: { kind: 'hand over', to: 'asha' },
    });
    expect(readAct(form(['act', 'give'], ['to', 'nobody'], ['id', '1']))).toMatchObject({
      act: { kind: 'hand over', to: null },
    });
    expect(readAct(form(['act', 'in turn'], ['id', '1']))).toMatchObject({
      act: { kind: 'in turn' },
    });
  });

  it('puts down what is ticked', () => {
    expect(readAct(form(['act', 'put down'], ['id', '1']))).toEqual({
      at: 'act',
      ids: ['1'],
      act: { kind: 'hand over', to: null },
    });
  });

  it('takes back what was done, and removes a view', () => {
    expect(readAct(form(['undo', ' 0198c0de ']))).toEqual({ at: 'undo', did: '0198c0de' });
    expect(readAct(form(['remove', '0198c0de']))).toEqual({ at: 'remove view', id: '0198c0de' });
  });

  it('keeps sixty letters of a name', () => {
    const kept = readAct(form(['view', 'x'.repeat(61)]));
    expect(kept).toMatchObject({ name: 'x'.repeat(60) });
  });

  it('keeps a view under a name, for all or for one', () => {
    expect(readAct(form(['view', ' Evening '], ['query', 'due=today']))).toEqual({
      at: 'keep view',
      name: 'Evening',
      isForAll: false,
      query: 'due=today',
    });
    expect(readAct(form(['view', 'Evening'], ['for-all', 'on']))).toMatchObject({ isForAll: true });
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
  ])('that says nothing known does nothing', (given) => {
    expect(readAct(given)).toEqual({ at: 'nothing' });
  });
});

describe('an act leads back', () => {
  it('to today or to the inbox as it was, with what became of it', () => {
    expect(wayBack('/desk', [])).toBe('/');
    expect(wayBack('/desk', [['did', '1']])).toBe('/?did=1');
    expect(wayBack('/desk/enquiries?state=new&page=2', [['first', 'asha']])).toBe(
      '/enquiries?state=new&page=2&first=asha',
    );
  });

  it.each([
    ['https://elsewhere.example/desk/enquiries'],
    ['//elsewhere.example'],
    ['\\\\x'],
    [null],
  ])('to nowhere else, whatever %s says', (back) => {
    expect(wayBack(back, [])).toBe('/enquiries');
  });
});

describe('a flash', () => {
  const nothing: Flash = { did: null, first: [], stayed: 0, undone: null, other: null };
  const names = (id: string) => ({ a: 'Asha Rao', r: 'Ravi' })[id] ?? null;
  const said = (flash: Partial<Flash>, did: DoneAct | null = null) =>
    flashWords({ ...nothing, ...flash }, did, names)?.text;
  const did = (act: DoneAct['act'], count = 1): DoneAct => ({ act, count, canUndo: true });

  it('stands in the address as it was written', () => {
    const flash: Flash = {
      did: '1',
      first: ['a', 'r'],
      stayed: 2,
      undone: 3,
      other: 'view kept',
    };
    expect(readFlash(new URLSearchParams(writeFlash(flash)))).toEqual(flash);
    expect(readFlash(new URLSearchParams('state=new'))).toBeNull();
    expect(readFlash(new URLSearchParams('stayed=-1&undone=x&said=anything'))).toEqual(nothing);
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
  });

  it('says who was first', () => {
    expect(said({ first: ['a'], stayed: 1 })).toBe('Asha Rao was first, and works on it.');
    expect(said({ first: ['a', 'r'], stayed: 3 }, did({ kind: 'take' }, 2))).toBe(
      '2 enquiries are yours now. 3 enquiries stayed: Asha Rao and Ravi got there first.',
    );
  });

  it('says what was taken back, and what somebody had gone on with', () => {
    expect(said({ undone: 2, stayed: 1 })).toBe(
      'Taken back: 2 enquiries are as before. 1 enquiry stayed: something was done with it since.',
    );
  });

  it('says nothing of what nobody knows', () => {
    expect(said({ did: 'guessed' })).toBeUndefined();
  });
});
