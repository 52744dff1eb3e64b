import type { FormEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRowForm } from './use-row-form.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What each try was sent under, and whether somebody answers it. */
let keys: string[];
let isAway: boolean;
beforeEach(() => {
  keys = [];
  vi.stubGlobal('FormData', class extends Map {});
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] ?? '');
    if (isAway) throw new TypeError('Failed to fetch');
    return new Response('', { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Presses the button of a form in which the typed address stands. */
function formWith(typed: { email: string }): () => Promise<void> {
  let press = async () => {};
  function Form() {
    const { onSubmit } = useRowForm({
      table: 'email_subscriptions',
      loadReader: async () => ({ read: () => ({ row: { ...typed } }) }),
      failure: ({ message }) => message,
    });
    press = () => onSubmit({ preventDefault() {} } as FormEvent<HTMLFormElement>);
    return null;
  }
  renderToStaticMarkup(<Form />);
  return press;
}

describe('the key that a row is sent under', () => {
  it('stays the same for each try, so that none stores it twice', async () => {
    const press = formWith({ email: 'asha@example.com' });
    isAway = true;
    await press();
    await press();
    isAway = false;
    await press();
    expect(keys).toEqual([expect.stringMatching(uuid), keys[0], keys[0]]);
  });

  it('is another one for other fields, and for the same ones after they were stored', async () => {
    const typed = { email: 'asha@example.com' };
    const press = formWith(typed);
    isAway = true;
    await press();
    typed.email = 'ravi@example.com';
    isAway = false;
    await press();
    await press();
    expect(new Set(keys).size).toBe(3);
  });
});
