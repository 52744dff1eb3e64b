/**
 * Five at work at the desk while visitors send forms: each of the staff opens one page after another, one to three
 * seconds after the last, and the forms come at a steady rate, whether the last have been answered or not.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { StaffPort } from '#database/staff/staff-port.ts';
import { postLoad } from '../post-load.ts';
import { cookieOf } from './cookie-of.ts';
import type { FilledDesk } from './fill-desk.ts';

const staffCount = 5;
const betweenPagesMs = 2_000;
const postsPerSecond = 500;

export type AtWork = {
  /** Milliseconds of each answer, by what was opened. */
  pages: Map<string, number[]>;
  /** Milliseconds of each form that was answered with 201, from when it was due. */
  posts: number[];
  /** Answers of pages and forms that were not what they should be. */
  failures: number;
};

/** One of the staff at a browser that holds this cookie. */
export type SignedIn = { id: string; cookie: string };

export function signFiveIn(staff: StaffPort, { staffIds }: FilledDesk): Promise<SignedIn[]> {
  return Promise.all(
    staffIds.slice(0, staffCount).map(async (id) => ({ id, cookie: await cookieOf(staff, id) })),
  );
}

/** `url` is of a service on the database that was filled. */
export async function staffBesideVisitors(
  url: string,
  staff: readonly SignedIn[],
  filled: FilledDesk,
  seconds: number,
): Promise<AtWork> {
  const work: AtWork = { pages: new Map(), posts: [], failures: 0 };
  const end = AbortSignal.timeout(seconds * 1_000);
  const sitting = async ({ id, cookie }: SignedIn, first: number) => {
    const pages = pagesOf(filled, id);
    // They do not sit down at the same moment.
    await delay(betweenPagesMs * Math.random());
    for (let n = first; !end.aborted; n += 1) {
      const [what, pathOf] = pages[n % pages.length] as (typeof pages)[number];
      const asked = performance.now();
      const answer = await fetch(url + pathOf(n), {
        headers: { cookie },
        redirect: 'manual',
      });
      await answer.bytes();
      if (answer.status === 200)
        work.pages.set(what, [...(work.pages.get(what) ?? []), performance.now() - asked]);
      else work.failures += 1;
      await delay(betweenPagesMs * (0.5 + Math.random()));
    }
  };
  const [visitors] = await Promise.all([
    postLoad({ url, connections: 32, perSecond: postsPerSecond, run: 'beside', signal: end }),
    ...staff.map((one, n) => sitting(one, n * 3)),
  ]);
  work.posts = visitors.latencies;
  for (const count of visitors.failures.values()) work.failures += count;
  return work;
}

/** What one of the staff opens; a counsellor sees nobody else's enquiries. */
function pagesOf(
  { idsOf, phones }: FilledDesk,
  staffId: string,
): [string, (n: number) => string][] {
  const own = idsOf.get(staffId) ?? [];
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
