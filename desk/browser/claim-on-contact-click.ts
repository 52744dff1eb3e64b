/**
 * When a member taps a link to call or write to the person of an unassigned enquiry, the enquiry is assigned to the
 * member before the link opens. If a colleague was faster, the link does not open, and the page names the colleague.
 *
 * If the service can't be reached or does not answer, the link opens nevertheless. Without this script, the link leads
 * to an address of the desk that assigns the enquiry.
 */
import { morphLiveParts } from './morph-live-parts.ts';

/**
 * Browsers let a page start a call only shortly after the tap, so the script waits for the service at most this long.
 */
const answerWithinMs = 4_000;

export function claimOnContactClick(): void {
  /** While the first tap waits, a second tap is ignored. */
  let isClaiming = false;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      'a[data-takes], a[data-takes-at]',
    );
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isClaiming) return;
    isClaiming = true;
    // WhatsApp opens in a new window. Browsers let a page open one only at the tap itself, so the window is opened
    // before the service has answered.
    const openedWindow = link.target === '_blank' ? open('', '_blank') : null;
    if (openedWindow !== null) openedWindow.opener = null;
    const { takes = '', takesAt } = link.dataset;
    void (takesAt ? claimOnPage(takesAt) : claimFromRow(takes)).then((isFree) => {
      isClaiming = false;
      if (!isFree) openedWindow?.close();
      else if (openedWindow) openedWindow.location.href = link.href;
      else location.href = link.dataset.dials ?? link.href;
    });
  });
}

const postForm = (at: string, body: URLSearchParams) =>
  fetch(at, { method: 'POST', body, signal: AbortSignal.timeout?.(answerWithinMs) });

/**
 * Assigns the enquiry of a row. Returns whether the link may open. If not, the browser goes to the page that says which
 * colleague was faster, or to the sign-in page.
 */
async function claimFromRow(id: string): Promise<boolean> {
  const back = document.querySelector<HTMLInputElement>('#one input[name="back"]')?.value;
  const body = new URLSearchParams({ one: `take ${id}`, back: back ?? location.pathname });
  try {
    const answer = await postForm('/desk/enquiries', body);
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
async function claimOnPage(at: string): Promise<boolean> {
  try {
    const seen = document.querySelector<HTMLInputElement>('#work input[name="seen"]')?.value ?? '';
    const body = new URLSearchParams({ do: 'claim', seen });
    const answer = await postForm(at, body);
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
