import { describe, expect, it } from 'vitest';
import { findSpamSuspicion } from './find-spam-suspicion.ts';

const byScript = (guard?: string) =>
  findSpamSuspicion(
    { isForm: false, values: { subject: 'no field of a row' } },
    guard === undefined ? {} : { 'form-guard': guard },
  );
const byForm = (subject?: string) =>
  findSpamSuspicion(
    { isForm: true, values: subject === undefined ? {} : { subject } },
    { 'form-guard': 'age=1; trap=x' },
  );

describe('a form is suspected to come from a script', () => {
  it('when the trap field, which no person sees, is filled', () => {
    expect(byForm('Hello')).toBe('trap');
    expect(byScript('age=5000; trap=Hello')).toBe('trap');
    expect(byScript('trap=Hello')).toBe('trap');
    expect(byScript('trap= Hello')).toBe('trap');
    expect(byScript('age=5000;   trap=x; more')).toBe('trap');
  });

  it('when it arrives sooner than a person can type', () => {
    expect(byScript('age=799; trap=')).toBe('too fast');
    expect(byScript('trap=;  age=0')).toBe('too fast');
    expect(byScript('age=799  ; trap=')).toBe('too fast');
  });

  it('and a filled trap is the reason given before the speed', () => {
    expect(byScript('age=1; trap=x')).toBe('trap');
  });
});

describe('a form is not suspected', () => {
  it('without guard fields, or with an empty trap', () => {
    for (const subject of [undefined, '', ' \n']) expect(byForm(subject)).toBeNull();
    for (const guard of [undefined, '', 'trap=', 'trap=  ; age=', 'age=; trap='])
      expect(byScript(guard)).toBeNull();
  });

  it('after enough time', () => {
    expect(byScript('age=800; trap=')).toBeNull();
    expect(byScript(`age=${'9'.repeat(12)}; trap=`)).toBeNull();
  });

  it('for words that only look like ours', () => {
    for (const guard of [
      'page=1; strap=x',
      'age=1x',
      'age=0x10',
      'age=-5',
      `age=${'0'.repeat(13)}`,
      'garbage=1',
    ])
      expect([guard, byScript(guard)]).toEqual([guard, null]);
  });

  it('for text after the first thousand characters', () => {
    expect(byScript(`${' '.repeat(1_000)}; trap=x`)).toBeNull();
    expect(byScript(`${' '.repeat(900)}; trap=x`)).toBe('trap');
  });
});
