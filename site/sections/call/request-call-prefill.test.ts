import { describe, expect, it } from 'vitest';
import {
  makeRequestCallAddress,
  readPrefilledCallMessage,
  readPrefilledNameAndEmail,
} from './request-call-prefill.ts';

function arriveWith(about: string) {
  const { search = '' } = makeRequestCallAddress(about) as { search?: string };
  return readPrefilledCallMessage({ search, state: null });
}

describe('the subject that a visitor brings to the call request', () => {
  it('is that of the link, whatever it contains', () => {
    for (const about of ['About: HR & Marketing', 'About: C++ (2 months)', 'हिन्दी ₹ #1?']) {
      expect(arriveWith(about)).toBe(about);
    }
  });

  it('is the text of a custom form before the subject in the address', () => {
    expect(
      readPrefilledCallMessage({
        search: '?about=x',
        state: { message: 'Custom project\nA till' },
      }),
    ).toBe('Custom project\nA till');
  });

  it('is empty without either, or with a state of another type', () => {
    for (const state of [
      null,
      undefined,
      'text',
      { message: 7 },
      { message: '' },
      { title: 'x' },
    ]) {
      expect(readPrefilledCallMessage({ search: '', state })).toBeUndefined();
    }
  });

  it('never ends with half of a character, wherever it is cut', () => {
    for (const length of [1899, 1900]) {
      const message = `${'x'.repeat(length)}🙂 and more`;
      expect(readPrefilledCallMessage({ search: '', state: { message } })?.isWellFormed()).toBe(
        true,
      );
    }
  });

  it('leaves room for the visitor’s own words, however long the address is', () => {
    expect(arriveWith('x'.repeat(5000))?.length).toBeLessThan(500);
    expect(
      readPrefilledCallMessage({ search: '', state: { message: 'x'.repeat(5000) } })?.length,
    ).toBeLessThan(2000);
  });
});

describe('the name and the address that a visitor brings to the call request', () => {
  it('are those of a custom form', () => {
    const state = { message: 'Custom project', name: 'Asha', email: 'asha@example.com' };
    expect(readPrefilledNameAndEmail({ state })).toEqual({
      name: 'Asha',
      email: 'asha@example.com',
    });
  });

  it('are empty without one, or with a state of another type', () => {
    for (const state of [null, undefined, 'text', { name: 7, email: null }, { title: 'x' }])
      expect(readPrefilledNameAndEmail({ state })).toEqual({ name: '', email: '' });
  });
});
