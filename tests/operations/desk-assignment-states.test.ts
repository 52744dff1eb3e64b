/**
 * Members whom the rules of assignment pass over, and the owner's settings of hours, holidays and checks.
 * `tests/e2e/desk-assignment.test.ts` has the rules and what colleagues are told.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import {
  assignmentSettingName,
  defaultAssignmentSettings,
} from '#service/desk/read-assignment-settings.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import type { Visit } from '../support/browser.ts';
import { pressButton, removeExpectedErrors } from '../support/desk-page-helpers.ts';
import { isOnScreen } from '../support/is-on-screen.ts';
import { openTestDeskForAllTests } from '../support/open-test-desk-for-all-tests.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const desk = openTestDeskForAllTests({
  assignment: { pollMs: 200, gatherMs: 20 },
  liveUpdates: { pollMs: 200 },
});
const { visits } = desk;
let owner: StaffMember;
let asha: StaffMember;
beforeAll(async () => {
  owner = await desk.hire('Meera', 'owner');
  asha = await desk.hire('Asha');
  await desk.store.desk.setSetting(
    assignmentSettingName,
    {
      ...defaultAssignmentSettings,
      otherwise: { to: { kind: 'these in turn', staffIds: [asha.id] }, mostOpen: null },
    },
    owner.id,
  );
});

const opens = (staff: StaffMember, path: string, options = {}) =>
  desk.open(staff, path, { ...phone, ...options });
const flash = (page: Page) => page.locator('.flash').first();
const ownerOf = async (id: string) => (await desk.store.desk.findEnquiry(id))?.ownerId ?? null;

it('the rules of assignment assign nothing to a member on a rest day, and the page shows why, without JavaScript', async () => {
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
  // The rule gives her every enquiry: only the absence kept the first one from her.
  const { id: next } = await submitEnquiry(desk.store);
  await expect.poll(() => ownerOf(next)).toBe(asha.id);
  removeExpectedErrors(visits[0] as Visit, /status of 422/);
});

it('holidays and hours are the owner’s, and an invalid line is refused and kept as typed', async () => {
  const page = await opens(owner, '/desk/settings/hours');
  const days = page.getByLabel('One a line: the day, then its name');
  expect(await days.inputValue()).toContain('2026-12-25 Christmas');
  await days.fill('2026-12-25 Christmas\nNew Year');
  await pressButton(page, 'Save the holidays');
  await expect
    .poll(() => page.locator('#days-wrong').textContent())
    .toContain('“New Year” does not');
  expect(await days.inputValue()).toContain('New Year');
  await days.fill('2026-12-31 Year end\n2026-12-25 Christmas');
  await pressButton(page, 'Save the holidays');
  await expect.poll(() => flash(page).textContent()).toContain('The holidays are set');
  expect(await days.inputValue()).toBe('2026-12-25 Christmas\n2026-12-31 Year end');
  await pressButton(page, 'Back to those of the site');
  await expect.poll(() => days.inputValue()).toContain('Republic Day');
  await page.getByLabel('Opens').fill('10:00');
  await page.getByLabel('Closes').fill('09:00');
  await pressButton(page, 'Save the hours');
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('a later one');
  removeExpectedErrors(visits[0] as Visit, /status of 422/);
});

it('the checks are those of the doctor, run on request, and show no secret', async () => {
  const page = await opens(owner, '/desk/settings/checks');
  expect(await page.getByText('SMTP_URL is not set').count()).toBe(0);
  await pressButton(page, 'Check now');
  await page.getByText('SMTP_URL is not set').waitFor();
  await page.getByText('SQLite answers.').waitFor();
  await pressButton(page, 'Check again');
  await page.getByText('SQLite answers.').waitFor();
});
