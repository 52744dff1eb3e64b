/**
 * An enquiry on which two members of staff work, at the same time or one after the other: two counsellors, or a
 * counsellor and the owner. `tests/e2e/desk-enquiry.test.ts` tests two counsellors who call at the same time.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import {
  submitEnquiry,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser, type Visit } from '../support/browser.ts';
import {
  flashMessageOn,
  noteFieldOn,
  pressButton,
  removeExpectedErrors,
} from '../support/desk-page-helpers.ts';
import { endVisitsAfterEachTest } from '../support/end-visits-after-each-test.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let desk: TestDeskWithVisits;
let browser: Browser;
let owner: StaffMember;
let asha: StaffMember;
let ravi: StaffMember;
const visits = endVisitsAfterEachTest();

beforeAll(async () => {
  desk = await openTestDeskWithVisits();
  browser = await openSharedBrowser();
  owner = await desk.hire('Meera', 'owner');
  asha = await desk.hire('Asha');
  ravi = await desk.hire('Ravi');
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

/** Opens the page of this enquiry. */
async function opens(staff: StaffMember, id: string, options = {}): Promise<Visit> {
  const visit = await desk.visitAs(browser, staff, options);
  visits.push(visit);
  await visit.page.goto(`${desk.url}/desk/enquiries/${id}`);
  return visit;
}

it('a counsellor gets by tapping Call, or with another message, an enquiry that a colleague had released', async () => {
  const back = { kind: 'hand over', to: null } as const;
  const putBack = async () => {
    const { id } = await submitEnquiry(desk.store);
    await desk.store.desk.act(id, { kind: 'claim' }, toCounsellorActor(ravi));
    await desk.store.desk.act(id, back, toCounsellorActor(ravi));
    return id;
  };
  const ownerOf = async (id: string) => (await desk.store.desk.findEnquiry(id))?.ownerId;
  const [called, written] = [await putBack(), await putBack()];
  const visit = await opens(asha, called, phone);
  await visit.page.getByRole('link', { name: 'Call', exact: true }).click();
  await expect.poll(() => ownerOf(called)).toBe(asha.id);
  const other = await opens(asha, written, phone);
  await other.page.getByText('Choose another message').click();
  await other.page
    .getByRole('link', { name: /^Mail: / })
    .first()
    .click();
  await expect.poll(() => ownerOf(written)).toBe(asha.id);
  for (const one of [visit, other])
    removeExpectedErrors(one, /scheme does not have a registered handler/);
});

it('a counsellor sees which colleague acted first, and keeps the typed text', async () => {
  const { id } = await submitEnquiry(desk.store);
  const visit = await opens(ravi, id, { ...phone, javaScriptEnabled: false });
  await noteFieldOn(visit.page).fill('Spoke to her sister');
  await desk.store.desk.act(id, { kind: 'claim' }, toCounsellorActor(asha));
  await pressButton(visit.page, 'Answered');
  await expect.poll(() => visit.page.locator('h1').textContent()).toBe('Taken by Asha');
  expect(await visit.page.getByLabel('What you had typed').inputValue()).toBe(
    'Spoke to her sister',
  );
  expect(await desk.store.desk.notesOf([id])).toEqual([]);
  removeExpectedErrors(visit, /status of 40[39]/);
});

it('typed text is kept after an act of a colleague, which is shown, and nothing is done', async () => {
  const { id } = await submitEnquiry(desk.store);
  const visit = await opens(owner, id, { javaScriptEnabled: false });
  await noteFieldOn(visit.page).fill('My view of it');
  const actor = toCounsellorActor(asha);
  await desk.store.desk.act(id, { kind: 'note outcome', outcome: 'busy', callAt: null }, actor);
  await pressButton(visit.page, 'Answered');
  await expect
    .poll(() => flashMessageOn(visit.page).textContent())
    .toContain('Asha called: busy, first try');
  expect(await noteFieldOn(visit.page).inputValue()).toBe('My view of it');
  expect((await desk.store.desk.findEnquiry(id))?.answeredAt).toBeNull();
  removeExpectedErrors(visit, /status of 409/);
  await pressButton(visit.page, 'Answered');
  await expect
    .poll(() => flashMessageOn(visit.page).textContent())
    .toContain('Meera called, and was answered');
});
