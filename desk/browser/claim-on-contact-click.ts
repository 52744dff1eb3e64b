/**
 * When a member taps a link to call or write to the person of an unassigned enquiry, the enquiry is assigned to the
 * member before the link opens. If a colleague was faster, the link does not open, and the page names the colleague.
 *
 * If the service can't be reached or does not answer, the link opens nevertheless. Without this script, the link leads
 * to an address of the desk that assigns the enquiry.
 */
import { morphLiveParts } from './start-live-updates.ts';

/**
 * Browsers let a page start a call only shortly after the tap, so the script waits for the service at most this long.
 */
const answerWithinMs = 4_000;

export function claimOnContactClick(): void {
  /** While the first tap waits, a second tap is ignored. */
  let isAsking = false;
  document.addEventListener('click', (event) => {
    const way = (event.target as Element).closest<HTMLAnchorElement>(
      'a[data-takes], a[data-takes-at]',
    );
    if (way === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    // WhatsApp opens in a new window. Browsers let a page open one only at the tap itself, so the window is opened
    // before the service has answered.
    const opened = way.target === '_blank' ? open('', '_blank') : null;
    if (opened !== null) opened.opener = null;
    const { takes = '', takesAt } = way.dataset;
    void (takesAt ? takeHere(takesAt) : take(takes)).then((isFree) => {
      isAsking = false;
      if (!isFree) opened?.close();
      else if (opened) opened.location.href = way.href;
      else location.href = way.dataset.dials ?? way.href;
    });
  });
}

const ask = (at: string, body: URLSearchParams) =>
  fetch(at, { method: 'POST', body, signal: AbortSignal.timeout?.(answerWithinMs) });

/**
 * Assigns the enquiry of a row. Returns whether the link may open. If not, the browser goes to the page that says which
 * colleague was faster, or to the sign-in page.
 */
async function take(id: string): Promise<boolean> {
  const back = document.querySelector<HTMLInputElement>('#one input[name="back"]')?.value;
  const body = new URLSearchParams({ one: `take ${id}`, back: back ?? location.pathname });
  try {
    const answer = await ask('/desk/enquiries', body);
    const isStopped = new URL(answer.url).searchParams.has('first') || isSignIn(answer);
    if (isStopped) location.href = answer.url;
    else if (answer.ok)
      morphLiveParts(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return !isStopped;
  } catch {
    return true;
  }
}

/**
 * Assigns the enquiry whose page is open. Returns whether the link may open. If not, the browser loads the page of the
 * enquiry (`at`) again, which says why.
 */
async function takeHere(at: string): Promise<boolean> {
  try {
    const seen = document.querySelector<HTMLInputElement>('#work input[name="seen"]')?.value ?? '';
    const body = new URLSearchParams({ do: 'claim', seen });
    const answer = await ask(at, body);
    const isTaken = answer.ok && !isSignIn(answer);
    if (isTaken) morphLiveParts(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    else location.href = at;
    return isTaken;
  } catch {
    return true;
  }
}

/** Whether the answer is the sign-in page: the session has ended, and nothing was assigned. */
const isSignIn = ({ url }: Response) => new URL(url).pathname === '/desk/sign-in';
