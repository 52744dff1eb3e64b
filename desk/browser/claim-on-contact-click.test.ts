// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { claimOnContactClick } from './claim-on-contact-click.ts';

let goneTo: string[];
let asked: string[];
/** Aborts the script's request to the service, as the script's time limit would. */
let lose: () => void;
let patienceMs: number;
beforeAll(claimOnContactClick);
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
  // Simulates a service that accepts the connection and never answers.
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

/**
 * Simulates a service that answers every request at once with `page`, as if it had redirected to this address. Returns
 * the list of requests, which grows with each request.
 */
function answersFrom(address: string, page = '<main></main>', status = 200) {
  const requests: { at: string; method: string | undefined; body: string }[] = [];
  vi.stubGlobal('fetch', (at: string, { method, body }: RequestInit) => {
    requests.push({ at, method, body: String(body) });
    const answer = new Response(page, { status });
    Object.defineProperty(answer, 'url', { value: `https://desk.example${address}` });
    return Promise.resolve(answer);
  });
  return requests;
}

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
    // A second dialling would happen in the next task of the event loop, so the test waits for that task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(goneTo).toHaveLength(1);
  },
);

const call = (attributes: string) =>
  `<a href="tel:+919876543210" ${attributes}>Call</a><p data-live="list">old</p>`;
const tap = (changes: MouseEventInit = {}) =>
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...changes }));
/** Taps, and returns whether the click is left to the browser. The browser of this test does not follow the link. */
function isLeftToBrowser(keys: MouseEventInit = {}): boolean {
  let isLeft = false;
  const last = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  tap(keys);
  return isLeft;
}
const live = () => document.querySelector('[data-live]')?.textContent;
const fresh = '<title>Inbox</title><p data-live="list">new</p>';

it('a call from the list assigns the enquiry, renews the list and dials', async () => {
  const requests = answersFrom('/desk/enquiries?did=1', fresh);
  document.body.innerHTML = `<form id="one"><input name="back" value="/desk/enquiries?owner=nobody"></form>${call('data-takes="7"')}`;
  expect(tap()).toBe(false);
  await vi.waitFor(() => expect(goneTo).toEqual(['tel:+919876543210']));
  expect(live()).toBe('new');
  expect(requests).toEqual([
    {
      at: '/desk/enquiries',
      method: 'POST',
      body: 'one=take+7&back=%2Fdesk%2Fenquiries%3Fowner%3Dnobody',
    },
  ]);
});

it('a call from a page without a list returns to that page', async () => {
  const requests = answersFrom('/desk');
  document.body.innerHTML = call('data-takes="7"');
  tap();
  await vi.waitFor(() => expect(goneTo).toHaveLength(1));
  expect(requests[0]?.body).toBe('one=take+7&back=%2Fdesk%2Fenquiries');
});

it('a call from the list dials although the service failed, and the list stays', async () => {
  answersFrom('/desk/enquiries', fresh, 500);
  document.body.innerHTML = call('data-takes="7"');
  tap();
  await vi.waitFor(() => expect(goneTo).toEqual(['tel:+919876543210']));
  expect(live()).toBe('old');
});

it('a call from an enquiry assigns it in the version that the page shows, renews the page and dials', async () => {
  const requests = answersFrom('/desk/enquiries/7?did=1', fresh);
  document.body.innerHTML = `<form id="work"><input name="seen" value="3"></form>${call('data-takes-at="/desk/enquiries/7"')}`;
  tap();
  await vi.waitFor(() => expect(goneTo).toEqual(['tel:+919876543210']));
  expect(live()).toBe('new');
  expect(requests).toEqual([{ at: '/desk/enquiries/7', method: 'POST', body: 'do=claim&seen=3' }]);
});

it.each([
  ['a colleague was faster', '/desk/enquiries/7', 409],
  ['the session has ended', '/desk/sign-in', 200],
])(
  'a call from an enquiry does not start when %s: its page opens again',
  async (_why, address, status) => {
    const requests = answersFrom(address, fresh, status);
    document.body.innerHTML = call('data-takes-at="/desk/enquiries/7"');
    tap();
    await vi.waitFor(() => expect(goneTo).toEqual(['/desk/enquiries/7']));
    expect(requests[0]?.body).toBe('do=claim&seen=');
    expect(live()).toBe('old');
  },
);

it('a message opens in a window that is opened at the tap and cannot reach this page', async () => {
  const opened = { opener: window, location: { href: '' }, close: vi.fn() };
  const opens = vi.fn(() => opened);
  vi.stubGlobal('open', opens);
  answersFrom('/desk/enquiries?did=1');
  document.body.innerHTML = call('data-takes="7" target="_blank"');
  tap();
  expect(opens).toHaveBeenCalledExactlyOnceWith('', '_blank');
  expect(opened.opener).toBeNull();
  await vi.waitFor(() => expect(opened.location.href).toBe('tel:+919876543210'));
  expect(goneTo).toEqual([]);
  expect(opened.close).not.toHaveBeenCalled();
});

it('the window of a message is closed when a colleague was faster', async () => {
  const opened = { opener: window, location: { href: '' }, close: vi.fn() };
  vi.stubGlobal('open', () => opened);
  answersFrom('/desk/enquiries?first=0198c0de');
  document.body.innerHTML = call('data-takes="7" target="_blank"');
  tap();
  await vi.waitFor(() => expect(opened.close).toHaveBeenCalledOnce());
  expect(opened.location.href).toBe('');
});

it('a message opens in this window where the browser opens no other', async () => {
  vi.stubGlobal('open', () => null);
  answersFrom('/desk/enquiries?did=1');
  document.body.innerHTML = call('data-takes="7" target="_blank"');
  tap();
  await vi.waitFor(() => expect(goneTo).toEqual(['tel:+919876543210']));
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a click with %o is the browser’s own',
  (keys) => {
    const requests = answersFrom('/desk/enquiries');
    document.body.innerHTML = call('data-takes="7"');
    expect(isLeftToBrowser(keys)).toBe(true);
    expect(requests).toEqual([]);
  },
);

it('a click on another link is the browser’s own', () => {
  const requests = answersFrom('/desk/enquiries');
  document.body.innerHTML = call('');
  expect(isLeftToBrowser()).toBe(true);
  expect(requests).toEqual([]);
});
