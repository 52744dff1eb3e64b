/** The page that a member sees when a page of the desk could not be rendered, and the log line about it. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '#database/store-errors.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';
import { storeStaffMember } from './support/staff-and-enquiries.ts';

let desk: TestDeskWithVisits;
let cookie: string;
const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeAll(async () => {
  desk = await openTestDeskWithVisits();
  cookie = await desk.cookieOf(await storeStaffMember(desk.store, 'owner'));
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => desk.close());

const today = () => fetch(`${desk.url}/desk`, { headers: { cookie } });
const failWith = (error: Error) =>
  vi.spyOn(desk.store.desk, 'readTodayCounts').mockRejectedValueOnce(error);

it('without its database a page asks to come again, and works when the database is back', async () => {
  failWith(new StoreUnavailable(new Error('no connection')));
  const answer = await today();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer.text()).toContain('try again in a minute');
  expect((await today()).status).toBe(200);
});

it('an error of ours is in the log, without the input that caused it, and nowhere else', async () => {
  failWith(new Error('could not read asha@example.in'));
  const answer = await today();
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('Something went wrong on our side');
  const line = desk.log.find((one) => one.includes('a page of the desk could not be made'));
  expect(line).toContain('could not read ‹address›');
  expect(printed).not.toHaveBeenCalled();
});

it('an unknown address is not logged as an error', async () => {
  const before = desk.log.length;
  const answer = await fetch(`${desk.url}/desk/nowhere`, { headers: { cookie } });
  expect(answer.status).toBe(404);
  expect(desk.log.slice(before).join()).not.toContain('could not be made');
});
