/**
 * Five members of staff work at the desk while visitors send forms. Each opens a page one to three seconds after the
 * previous one; forms arrive at a steady rate, even while earlier ones are unanswered.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { StaffPort } from '#database/staff/staff-port.ts';
import { generatePostLoad } from '../generate-post-load.ts';
import { createBenchSessionCookie } from './create-bench-session-cookie.ts';
import type { FilledDesk } from './fill-desk.ts';

const staffCount = 5;
const betweenPagesMs = 2_000;
const postsPerSecond = 500;

type StaffMeasurement = {
  /** The times of the answers in milliseconds, for each kind of page. */
  pages: Map<string, number[]>;
  /**
   * The times of the forms that were answered with 201, in milliseconds. Each time is counted from when the form was
   * due.
   */
  posts: number[];
  /** The number of wrong answers, to pages and to forms. */
  failures: number;
};

/** A member of staff and the `Cookie` header of their session. */
export type StaffWithCookie = { id: string; cookie: string };

export function signInFiveStaff(
  staff: StaffPort,
  { staffIds }: FilledDesk,
): Promise<StaffWithCookie[]> {
  return Promise.all(
    staffIds
      .slice(0, staffCount)
      .map(async (id) => ({ id, cookie: await createBenchSessionCookie(staff, id) })),
  );
}

/**
 * Measures for `seconds` how fast the desk answers each of `staff` while forms arrive at a steady rate. `url` is the
 * address of a service on the filled database.
 */
export async function measureDeskUnderFormLoad(
  url: string,
  staff: readonly StaffWithCookie[],
  filled: FilledDesk,
  seconds: number,
): Promise<StaffMeasurement> {
  const work: StaffMeasurement = { pages: new Map(), posts: [], failures: 0 };
  const end = AbortSignal.timeout(seconds * 1_000);
  const workAtDesk = async ({ id, cookie }: StaffWithCookie, first: number) => {
    const pages = listPagesToOpen(filled, id);
    // The members of staff begin at different moments.
    await delay(betweenPagesMs * Math.random());
    for (let n = first; !end.aborted; n += 1) {
      const [what, pathOf] = pages[n % pages.length] as (typeof pages)[number];
      const asked = performance.now();
      const isShown = await isPageOpened(url + pathOf(n), cookie);
      if (isShown)
        work.pages.set(what, [...(work.pages.get(what) ?? []), performance.now() - asked]);
      else work.failures += 1;
      await delay(betweenPagesMs * (0.5 + Math.random()));
    }
  };
  const [visitors] = await Promise.all([
    generatePostLoad({
      url,
      connections: 32,
      perSecond: postsPerSecond,
      namePrefix: 'beside',
      signal: end,
    }),
    ...staff.map((one, n) => workAtDesk(one, n * 3)),
  ]);
  work.posts = visitors.latencies;
  for (const count of visitors.failures.values()) work.failures += count;
  return work;
}

/**
 * Whether the page was answered completely and with 200. If the service closes the connection, the page counts as not
 * shown, and the measurement continues.
 */
async function isPageOpened(address: string, cookie: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { headers: { cookie }, redirect: 'manual' });
    await answer.bytes();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** The pages that a member of staff opens. A counsellor opens only their own enquiries. */
function listPagesToOpen(
  { enquiryIdsByOwner, phones }: FilledDesk,
  staffId: string,
): [string, (n: number) => string][] {
  const own = enquiryIdsByOwner.get(staffId) ?? [];
  const enquiry = (n: number) => `/desk/enquiries/${own.at(-1 - ((n * 7) % own.length))}`;
  const digits = (n: number) => phones[(n * 37) % phones.length]?.replace(/\D/g, '').slice(-6);
  return [
    ['today', () => '/desk'],
    ['inbox', () => '/desk/enquiries'],
    ['an enquiry', enquiry],
    ['inbox, by date', () => '/desk/enquiries?order=due'],
    ['a search', (n) => `/desk/enquiries?q=${digits(n)}`],
    ['an older enquiry', (n) => enquiry(n + 100)],
    ['inbox, page 50', () => '/desk/enquiries?page=50'],
    ['inbox, oldest first', () => '/desk/enquiries?order=oldest'],
  ];
}
