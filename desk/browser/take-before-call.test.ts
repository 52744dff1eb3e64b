// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { takeBeforeCall } from './take-before-call.ts';

let goneTo: string[];
let asked: string[];
/** Ends the wait for the service. */
let lose: () => void;
let patienceMs: number;
beforeAll(takeBeforeCall);
beforeEach(() => {
  goneTo = [];
  asked = [];
  vi.stubGlobal('location', {
    pathname: '/desk/enquiries',
    set href(address: string) {
      goneTo.push(address);
    },
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    patienceMs = ms;
    const control = new AbortController();
    lose = () => control.abort(new DOMException('', 'TimeoutError'));
    return control.signal;
  });
  // A connection that accepts the request and never answers.
  vi.stubGlobal('fetch', (at: string, { signal }: RequestInit) => {
    asked.push(at);
    return new Promise((_answer, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason));
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(['data-takes="7"', 'data-takes-at="/desk/enquiries/7"'])(
  'a call with %s starts within the browser’s time limit when the service does not answer',
  async (claim) => {
    document.body.innerHTML = `<a href="/desk/enquiries/7/call" data-dials="tel:+919876543210" ${claim}>Call</a>`;
    document.querySelector('a')?.click();
    expect(goneTo).toEqual([]);
    expect(patienceMs).toBeLessThan(5000);
    lose();
    await vi.waitFor(() => expect(goneTo).toEqual(['tel:+919876543210']));
  },
);

it('a call that is tapped twice starts once, and can be made again', async () => {
  document.body.innerHTML = '<a href="tel:+919876543210" data-takes="7">Call</a>';
  const way = document.querySelector('a');
  way?.click();
  way?.click();
  expect(asked).toEqual(['/desk/enquiries']);
  lose();
  await vi.waitFor(() => expect(goneTo).toEqual(['tel:+919876543210']));
  way?.click();
  lose();
  await vi.waitFor(() => expect(goneTo).toHaveLength(2));
});

/** A service that answers at once, after a redirect to this address. */
const answersFrom = (address: string) => {
  const answer = new Response('<main></main>');
  Object.defineProperty(answer, 'url', { value: `https://desk.example${address}` });
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
};

it.each([
  ['a colleague was faster', '/desk/enquiries?first=0198c0de'],
  ['the session has ended', '/desk/sign-in?to=%2Fdesk%2Fenquiries'],
])(
  'a call from the list does not start when %s: the page that says so opens',
  async (_why, address) => {
    answersFrom(address);
    document.body.innerHTML = '<a href="tel:+919876543210" data-takes="7">Call</a>';
    document.querySelector('a')?.click();
    await vi.waitFor(() => expect(goneTo).toEqual([`https://desk.example${address}`]));
    // Waits for a later task; a second call would have started before it.
    await new Promise((resolve) => setTimeout(resolve));
    expect(goneTo).toHaveLength(1);
  },
);
