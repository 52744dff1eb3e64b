import type { FormEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useVisitorForm } from './use-visitor-form.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The idempotency key of each attempt. */
let keys: string[];
/** Whether the service can't be reached. */
let isAway: boolean;
beforeEach(() => {
  keys = [];
  vi.stubGlobal('FormData', function NoFields() {
    return new Map();
  });
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] ?? '');
    if (isAway) throw new TypeError('Failed to fetch');
    return new Response('', { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

type Options = Parameters<typeof useVisitorForm>[0];

/** Mounts a form with these options; returns a function that presses its button. */
function formOf(options: Partial<Options>) {
  let press: (() => Promise<void>) & { prepare(): void } = Object.assign(async () => {}, {
    prepare() {},
  });
  function Form() {
    const { onSubmit, prepare } = useVisitorForm({
      table: 'email_subscriptions',
      loadReader: async () => ({ read: () => null }),
      failureMessage: ({ message }) => message,
      ...options,
    });
    const event = { preventDefault() {}, currentTarget: { elements: [] }, nativeEvent: {} };
    press = Object.assign(() => onSubmit(event as unknown as FormEvent<HTMLFormElement>), {
      prepare,
    });
    return null;
  }
  renderToStaticMarkup(<Form />);
  return press;
}

/** A form whose reader returns a row with this address. */
const formWith = (typed: { email: string }) =>
  formOf({ loadReader: async () => ({ read: () => ({ row: { ...typed } }) }) });

describe('the key that a row is sent under', () => {
  it('stays the same for each attempt, so that the row is stored once', async () => {
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

  it.each([
    ['all ones', 0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
    ['all zeros', 0x00, '00000000-0000-4000-8000-000000000000'],
    ['small bytes', 0x0a, '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'],
  ])('is a random UUID on an origin that is not secure, too: %s', async (_name, byte, key) => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
    isAway = false;
    await formWith({ email: 'asha@example.com' })();
    expect(keys).toEqual([key]);
  });
});

describe('a press of the button', () => {
  it('is the only one until it was answered', async () => {
    const press = formWith({ email: 'asha@example.com' });
    isAway = false;
    await Promise.all([press(), press()]);
    expect(keys).toHaveLength(1);
    await press();
    expect(keys).toHaveLength(2);
  });

  it('shows an error to the visitor when the code for the fields could not be fetched, and can be repeated', async () => {
    let isThere = false;
    const told: string[] = [];
    const press = formOf({
      loadReader: async () => {
        if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
        return { read: () => ({ row: { email: 'asha@example.com' } }) };
      },
      failureMessage: ({ at, message }) => {
        told.push(`${at}: ${message}`);
        return message;
      },
    });
    isAway = false;
    await press();
    expect([told, keys]).toEqual([[expect.stringMatching(/^unreachable: .*connection/)], []]);
    isThere = true;
    await press();
    expect(keys).toHaveLength(1);
  });
});

it('the code for the fields is fetched when the form is entered, and a failure is not shown', async () => {
  let fetched = 0;
  const form = formOf({
    loadReader: () => {
      fetched++;
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  form.prepare();
  expect(fetched).toBe(1);
});
