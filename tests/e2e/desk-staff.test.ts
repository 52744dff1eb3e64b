/** The owner's acts on the staff: inviting, assigning in turn, reading the figures, exporting, and ending an access. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser } from '../support/browser.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';

let desk: TestDeskWithVisits;
beforeAll(async () => {
  desk = await openTestDeskWithVisits();
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

it('an owner invites members, assigns in turn, reads the numbers, exports them and removes a member', async () => {
  const [staying, leaving] = [
    await storeStaffMember(desk.store),
    await storeStaffMember(desk.store),
  ];
  const owner = await storeStaffMember(desk.store, 'owner');
  await desk.store.staff.setTakesTurns(owner.id, false, 'terminal');
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1)
    ids.push((await submitEnquiry(desk.store, { phone: mobileOfName(`given out ${n}`) })).id);

  const visit = await desk.visitAs(await openSharedBrowser(), owner, {
    viewport: { width: 1440, height: 900 },
  });
  const { page } = visit;
  await page.goto(`${desk.url}/desk/staff`);
  await page.getByLabel('Name').last().fill('Kavya');
  await page.getByLabel('Mail address').fill('kavya@example.com');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByText('/desk/invitation').first().waitFor();

  await page.goto(`${desk.url}/desk/enquiries?state=new&owner=nobody`);
  for (const id of ids) await page.locator(`input[name=id][value="${id}"]`).check();
  await page.getByRole('button', { name: 'Give out in turn' }).click();
  await page.locator('.flash').waitFor();
  expect(await ownersOf(ids)).toEqual([staying.id, staying.id, leaving.id, leaving.id].sort());

  await page.goto(`${desk.url}/desk/numbers?days=7`);
  expect(await figure(page, 'Enquiries')).toBe(`${ids.length}`);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'For a spreadsheet' }).click();
  expect((await file).suggestedFilename()).toBe('numbers.csv');

  await page.goto(`${desk.url}/desk/staff`);
  const person = page.getByRole('article', { name: leaving.name, exact: true });
  await person.locator('summary').first().click();
  await person.locator('.part-with > summary').click();
  await person.getByLabel('Their enquiries go to').selectOption(staying.id);
  await person.getByLabel(/End the access of/).check();
  await person.locator('button[value=part]').click();
  await page.getByText('They can no longer sign in').waitFor();
  expect(await ownersOf(ids)).toEqual(ids.map(() => staying.id));
  expect((await desk.store.staff.findStaff(leaving.id))?.state).toBe('left');
  await visit.leave();
});

const figure = (page: Page, name: string) =>
  page.locator('.figure-panel', { hasText: name }).first().locator('strong').textContent();

async function ownersOf(ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => desk.store.desk.findEnquiry(id)));
  return found.map((enquiry) => enquiry?.ownerId ?? null).sort();
}
