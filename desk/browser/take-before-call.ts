/**
 * Calling from an unassigned enquiry assigns it with the same tap; a colleague who was faster keeps it,
 * and is named before the telephone rings. Without the line to the service, or one that is silent, the call goes ahead.
 */
import { renewPage } from './live-updates.ts';

/** A browser lets a page ring only shortly after the tap. */
const answerWithinMs = 4_000;

export function takeBeforeCall(): void {
  /** A second tap while the first is waiting asks for nothing more. */
  let isAsking = false;
  document.addEventListener('click', (event) => {
    const way = (event.target as Element).closest<HTMLAnchorElement>(
      'a[data-takes], a[data-takes-at]',
    );
    if (way === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    // A window must be opened by the tap itself, before anything is waited for.
    const opened = way.target === '_blank' ? open('', '_blank') : null;
    if (opened !== null) opened.opener = null;
    const { takes = '', takesAt } = way.dataset;
    void (takesAt ? takeHere(takesAt) : take(takes)).then((isFree) => {
      isAsking = false;
      if (!isFree) opened?.close();
      else if (opened) opened.location.href = way.href;
      else location.href = way.href;
    });
  });
}

const ask = (at: string, body: URLSearchParams) =>
  fetch(at, { method: 'POST', body, signal: AbortSignal.timeout?.(answerWithinMs) });

/** False when a colleague was first: the page says who. */
async function take(id: string): Promise<boolean> {
  const back = document.querySelector<HTMLInputElement>('#one input[name="back"]')?.value;
  const body = new URLSearchParams({ one: `take ${id}`, back: back ?? location.pathname });
  try {
    const answer = await ask('/desk/enquiries', body);
    const isStopped = new URL(answer.url).searchParams.has('first') || isSignIn(answer);
    if (isStopped) location.href = answer.url;
    else if (answer.ok)
      renewPage(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return !isStopped;
  } catch {
    return true;
  }
}

/** The same on the page of one enquiry, which is then shown as it has become. */
async function takeHere(at: string): Promise<boolean> {
  try {
    const seen = document.querySelector<HTMLInputElement>('#work input[name="seen"]')?.value ?? '';
    const body = new URLSearchParams({ do: 'claim', seen });
    const answer = await ask(at, body);
    const isTaken = answer.ok && !isSignIn(answer);
    if (isTaken) renewPage(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    else location.href = at;
    return isTaken;
  } catch {
    return true;
  }
}

/** The session has ended: nothing was taken. */
const isSignIn = ({ url }: Response) => new URL(url).pathname === '/desk/sign-in';
