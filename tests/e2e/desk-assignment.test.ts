/**
 * New enquiries are assigned to colleagues by the owner's rules, and the colleagues are told. Also tests the owner's
 * other settings. `tests/operations/desk-follow-ups-appearance.test.ts` checks how the messages to the colleagues look.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../../tests/service/support/open-test-desk-with-visits.ts';
import {
  makeStaffMember,
  submitEnquiry,
  toOwnerActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser } from '../support/browser.ts';
import { isOnScreen } from '../support/is-on-screen.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let desk: TestDeskWithVisits;
let browser: Browser;
let owner: StaffMember;
let asha: StaffMember;
let ravi: StaffMember;
const visits: { leave(): Promise<void> }[] = [];
beforeAll(async () => {
  desk = await openTestDeskWithVisits({
    assignment: { pollMs: 200, gatherMs: 20 },
    liveUpdates: { pollMs: 200 },
  });
  browser = await openSharedBrowser();
  owner = await makeStaffMember(desk.store, 'owner');
  asha = await makeStaffMember(desk.store);
  ravi = await makeStaffMember(desk.store);
  await desk.store.staff.rename(asha.id, 'Asha', 'terminal');
  await desk.store.staff.rename(ravi.id, 'Ravi', 'terminal');
});
afterEach(async () => {
  for (const { leave } of visits.splice(0)) await leave();
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

async function opens(staff: StaffMember, path: string, options = {}): Promise<Page> {
  const visit = await desk.visitAs(browser, staff, { ...phone, ...options });
  visits.push(visit);
  await visit.page.goto(desk.url + path);
  return visit.page;
}
const flash = (page: Page) => page.locator('.flash').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const ownerOf = async (id: string) => (await desk.store.desk.findEnquiry(id))?.ownerId ?? null;

describe('the rules of assignment', () => {
  it('are set by the owner without JavaScript, and the next enquiry is assigned so', async () => {
    const page = await opens(owner, '/desk/settings', { javaScriptEnabled: false });
    await page.getByRole('main').getByRole('link', { name: 'Assignment' }).click();
    await page.getByRole('link', { name: 'Add a rule' }).click();
    await page.getByLabel('and comes by').fill('JustDial');
    await press(page, 'Save');
    await expect.poll(() => flash(page).textContent()).toBe('Tick who gets these enquiries.');
    expect(await page.getByLabel('and comes by').inputValue()).toBe('JustDial');
    await page.getByLabel('Ravi').check();
    await press(page, 'Save');
    await expect.poll(() => flash(page).textContent()).toContain('The rule is saved');
    await page.getByRole('link', { name: 'If it comes by JustDial: to Ravi' }).waitFor();
    await page.getByRole('link', { name: 'All others: to nobody' }).click();
    await page.getByLabel(/these in turn/).check();
    await page.getByLabel('Asha').check();
    await press(page, 'Save');
    await page.getByRole('link', { name: 'All others: to Asha' }).waitFor();
    await page.getByLabel(/^Minutes to answer/).fill('30');
    await press(page, 'Set the time');
    await expect.poll(() => flash(page).textContent()).toBe('The time to answer is set.');

    const { id } = await submitEnquiry(desk.store);
    await expect.poll(() => ownerOf(id)).toBe(asha.id);
    const told = await desk.store.desk.audit({ type: 'setting.set' });
    expect(JSON.stringify(told[0]?.what)).toContain('30 minutes to answer');
    await page.getByRole('button', { name: /^Remove.*rule 1$/ }).click();
    await expect.poll(() => flash(page).textContent()).toBe('The rule is removed.');
    await page.goto(`${desk.url}/desk/enquiries/${id}`);
    const history = page.getByRole('region', { name: 'What happened' });
    expect(await history.textContent()).toContain(
      'The assignment rules gave it to Asha, as no other rule fitted',
    );
    const [newest] = await desk.store.desk.assignmentNotices(asha.id);
    await desk.store.desk.seeAssignmentNotices(asha.id, newest?.id ?? '');
  });

  it('assign nothing to a member on a rest day, and the page shows why, without JavaScript', async () => {
    const page = await opens(owner, '/desk/settings/assignment', { javaScriptEnabled: false });
    const member = page.locator('.member').filter({ hasText: 'Asha' });
    await member.locator('summary').click();
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    for (const day of days) await member.getByLabel(day).check();
    await member.getByRole('button', { name: /^Save.*Asha$/ }).click();
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toBe('Asha has to work on one day at least.');
    expect(await page.getByRole('alert').evaluate(isOnScreen)).toBe(true);
    await member.getByLabel('Away from').fill('2020-01-01');
    await member.getByLabel('until').fill('2099-12-31');
    for (const day of days) await member.getByLabel(day).uncheck();
    await member.getByRole('button', { name: /^Save.*Asha$/ }).click();
    await expect.poll(() => flash(page).textContent()).toContain('It is noted');
    expect(await member.locator('summary').textContent()).toContain('not here today');
    const { id } = await submitEnquiry(desk.store);
    await expect.poll(() => desk.store.desk.dueAssignments(9)).toEqual([]);
    expect(await ownerOf(id)).toBeNull();
    await desk.store.staff.setAvailability(asha.id, { restDays: [], away: null }, owner.id);
    // The assignment rule that the previous test has set still applies: only the absence kept the first enquiry from
    // her.
    const { id: next } = await submitEnquiry(desk.store);
    await expect.poll(() => ownerOf(next)).toBe(asha.id);
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
  await press(page, 'Seen');
  await page.waitForURL(`**/desk/enquiries/${id}`);
  expect(await told.count()).toBe(0);
  await desk.store.desk.act(id, { kind: 'hand over', to: asha.id }, toOwnerActor(owner));
  await page.goto(`${desk.url}/desk`);
  expect(await told.textContent()).toContain('Priya Nair is not yours any more');
  // The notice has no link to the enquiry: it is a colleague's now, and this member may not open it.
  expect(await told.getByRole('link').count()).toBe(0);
});

it('holidays and hours are the owner’s, and an invalid line is refused and kept as typed', async () => {
  const page = await opens(owner, '/desk/settings/hours');
  const days = page.getByLabel('One a line: the day, then its name');
  expect(await days.inputValue()).toContain('2026-12-25 Christmas');
  await days.fill('2026-12-25 Christmas\nNew Year');
  await press(page, 'Save the holidays');
  await expect
    .poll(() => page.locator('#days-wrong').textContent())
    .toContain('“New Year” does not');
  expect(await days.inputValue()).toContain('New Year');
  await days.fill('2026-12-31 Year end\n2026-12-25 Christmas');
  await press(page, 'Save the holidays');
  await expect.poll(() => flash(page).textContent()).toContain('The holidays are set');
  expect(await days.inputValue()).toBe('2026-12-25 Christmas\n2026-12-31 Year end');
  await press(page, 'Back to those of the site');
  await expect.poll(() => days.inputValue()).toContain('Republic Day');
  await page.getByLabel('Opens').fill('10:00');
  await page.getByLabel('Closes').fill('09:00');
  await press(page, 'Save the hours');
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('a later one');
});

it('the checks are those of the doctor, run on request, and show no secret', async () => {
  const page = await opens(owner, '/desk/settings/checks');
  expect(await page.getByText('SMTP_URL is not set').count()).toBe(0);
  await press(page, 'Check now');
  await page.getByText('SMTP_URL is not set').waitFor();
  await page.getByText('SQLite answers.').waitFor();
  await press(page, 'Check again');
  await page.getByText('SQLite answers.').waitFor();
});
