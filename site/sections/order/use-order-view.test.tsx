// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MountedComponent, mountComponent } from '../../../tests/support/mount-component.tsx';
import { useOrderView } from './use-order-view.ts';

/** Functions that answer the pending requests, oldest first. */
let asked: ((state: string) => Promise<void>)[];
let page: MountedComponent;

function Order() {
  return <p>{useOrderView('?order=a.b')?.state ?? 'as it was written'}</p>;
}

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push((state) =>
      act(async () => {
        resolve(Response.json({ state, texts: {}, links: {}, isMoving: state === 'open' }));
        await vi.advanceTimersByTimeAsync(0);
      }),
    );
    return promise;
  });
  page = await mountComponent(<Order />);
});
afterEach(() => {
  page.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const comesBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => page.element.textContent;

it('an order is polled while it can change, ever more rarely, and not in its final state', async () => {
  expect(shown()).toBe('as it was written');
  await asked[0]?.('open');
  expect(shown()).toBe('open');
  await pass(1_999);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
  await asked[1]?.('open');
  await pass(2_999);
  expect(asked).toHaveLength(2);
  await pass(1);
  await asked[2]?.('paid');
  expect(shown()).toBe('paid');
  await pass(60_000);
  expect(asked).toHaveLength(3);
});

it('an older answer never replaces a newer one, and two polls never overlap', async () => {
  await comesBack();
  expect(asked).toHaveLength(2);
  await asked[1]?.('paid');
  await asked[0]?.('open');
  expect(shown()).toBe('paid');
  await pass(60_000);
  expect(asked).toHaveLength(2);
});

it('after two returns of the visitor without an answer, one poll follows the other', async () => {
  await comesBack();
  await comesBack();
  for (const answer of asked.splice(0)) await answer('open');
  await pass(60_000);
  expect(asked).toHaveLength(1);
});

it('nothing is requested after the page is left', async () => {
  page.unmount();
  await asked[0]?.('open');
  await pass(60_000);
  expect(asked).toHaveLength(1);
});
