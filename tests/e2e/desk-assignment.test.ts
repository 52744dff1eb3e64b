/**
 * New enquiries are assigned to colleagues by the owner's rules, and the colleagues are told.
 * `tests/operations/desk-assignment-states.test.ts` has days of rest and the owner's other settings, and
 * `tests/operations/desk-follow-ups-appearance.test.ts` how the messages to the colleagues look.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import { submitEnquiry, toOwnerActor } from '../../tests/service/support/staff-and-enquiries.ts';
import type { Visit } from '../support/browser.ts';
import { pressButton, removeExpectedErrors } from '../support/desk-page-helpers.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const desk = openTestDeskForAllTests({
  assignment: { pollMs: 200, gatherMs: 20 },
  liveUpdates: { pollMs: 200 },
});
const { visits } = desk;
let owner: StaffMember;
let asha: StaffMember;
let ravi: StaffMember;
beforeAll(async () => {
  owner = await desk.hire('Meera', 'owner');
  asha = await desk.hire('Asha');
  ravi = await desk.hire('Ravi');
});

const opens = (staff: StaffMember, path: string, options = {}) =>
  desk.open(staff, path, { ...phone, ...options });
const flash = (page: Page) => page.locator('.flash').first();
const ownerOf = async (id: string) => (await desk.store.desk.findEnquiry(id))?.ownerId ?? null;

describe('the rules of assignment', () => {
  it('are set by the owner without JavaScript, and the next enquiry is assigned so', async () => {
    const page = await opens(owner, '/desk/settings', { javaScriptEnabled: false });
    await page.getByRole('main').getByRole('link', { name: 'Assignment' }).click();
    await page.getByRole('link', { name: 'Add a rule' }).click();
    await page.getByLabel('and comes by').fill('JustDial');
    await pressButton(page, 'Save');
    await expect.poll(() => flash(page).textContent()).toBe('Tick who gets these enquiries.');
    expect(await page.getByLabel('and comes by').inputValue()).toBe('JustDial');
    await page.getByLabel('Ravi').check();
    await pressButton(page, 'Save');
    await expect.poll(() => flash(page).textContent()).toContain('The rule is saved');
    await page.getByRole('link', { name: 'If it comes by JustDial: to Ravi' }).waitFor();
    await page.getByRole('link', { name: 'All others: to nobody' }).click();
    await page.getByLabel(/these in turn/).check();
    await page.getByLabel('Asha').check();
    await pressButton(page, 'Save');
    await page.getByRole('link', { name: 'All others: to Asha' }).waitFor();
    await page.getByLabel(/^Minutes to answer/).fill('30');
    await pressButton(page, 'Set the time');
    await expect.poll(() => flash(page).textContent()).toBe('The time to answer is set.');

    const { id } = await submitEnquiry(desk.store);
    await expect.poll(() => ownerOf(id)).toBe(asha.id);
    const told = await desk.store.desk.readAuditPage({ type: 'setting.set' });
    expect(JSON.stringify(told[0]?.what)).toContain('30 minutes to answer');
    await page.getByRole('button', { name: /^Remove.*rule 1$/ }).click();
    await expect.poll(() => flash(page).textContent()).toBe('The rule is removed.');
    await page.goto(`${desk.url}/desk/enquiries/${id}`);
    const history = page.getByRole('region', { name: 'What happened' });
    expect(await history.textContent()).toContain(
      'The assignment rules gave it to Asha, as no other rule fitted',
    );
    const [newest] = await desk.store.desk.listUnseenAssignmentNotices(asha.id);
    await desk.store.desk.markAssignmentNoticesSeen(asha.id, newest?.id ?? '');
    removeExpectedErrors(visits[0] as Visit, /status of 422/);
  });
});

it('shows an assigned enquiry to the member on the open page, until it is marked as seen', async () => {
  const page = await opens(ravi, '/desk/enquiries');
  await page.getByText('Live', { exact: true }).waitFor();
  const { id } = await submitEnquiry(desk.store, { name: 'Priya Nair' });
  await desk.store.desk.act(id, { kind: 'hand over', to: ravi.id }, toOwnerActor(owner));
  const told = page.getByRole('complementary', { name: 'What changed hands' });
  await expect.poll(() => told.count(), { timeout: 8_000 }).toBe(1);
  expect(await told.textContent()).toContain('Priya Nair is yours now');
  await told.getByRole('link', { name: 'Priya Nair' }).click();
  await page.waitForURL(`**/desk/enquiries/${id}`);
  await pressButton(page, 'Seen');
  await page.waitForURL(`**/desk/enquiries/${id}`);
  expect(await told.count()).toBe(0);
  await desk.store.desk.act(id, { kind: 'hand over', to: asha.id }, toOwnerActor(owner));
  await page.goto(`${desk.url}/desk`);
  expect(await told.textContent()).toContain('Priya Nair is not yours any more');
  // The notice has no link to the enquiry: it is a colleague's now, and this member may not open it.
  expect(await told.getByRole('link').count()).toBe(0);
});
