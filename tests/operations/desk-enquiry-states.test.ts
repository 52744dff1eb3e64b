/**
 * Every state of an enquiry's page and of the settings: readable by everybody, at every width, in both colour
 * schemes. `desk-enquiry-details.test.ts` has what staff do there beside the acts of `tests/e2e/desk-enquiry.test.ts`.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toOwnerActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openSharedBrowser, resize } from '../support/browser.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import { findOverflows } from '../support/find-layout-problems.ts';
import { findLowContrast } from '../support/find-low-contrast.ts';
import {
  openTestDeskWithVisits,
  type TestDeskWithVisits,
} from '../support/open-test-desk-with-visits.ts';

const number = '+91 97777 77771';
const long = {
  name: 'Venkata Subramanian Ramakrishnan Iyer of Thiruvananthapuram',
  email: 'venkata.subramanian.ramakrishnan.iyer@a-very-long-company-name.example.com',
  message: `क्या शाम को कक्षाएँ होती हैं? ${'https://example.com/'.padEnd(120, 'a')}\nI work until six.`,
};

let desk: TestDeskWithVisits;
let browser: Browser;
let owner: StaffMember;
let asha: StaffMember;
/**
 * For each state of the page: the member who sees it, the path, and the button that leads to the state, if any. A form
 * that can be refused is listed only as refused, because that page is the whole form with an error message besides.
 */
let states: Record<string, { as: StaffMember; path: string; press?: string }>;

beforeAll(async () => {
  desk = await openTestDeskWithVisits();
  browser = await openSharedBrowser();
  const { store } = desk;
  [owner, asha] = [await storeStaffMember(store, 'owner'), await storeStaffMember(store)];
  const ravi = await storeStaffMember(store);
  const as = (staff: StaffMember) => ({ who: staff.id, staffId: staff.id, mayOverrule: false });
  const full = await submitEnquiry(store, { ...long, phone: number, offer: 'mern-stack' });
  const enrolled = await submitEnquiry(store, { mobile: number }, makeEnrolment);
  await store.desk.link(full.id, enrolled.id, toOwnerActor(owner));
  await submitEnquiry(store, { phone: number, name: 'Their sister' });
  for (const outcome of ['no answer', 'busy', 'answered'] as const)
    await store.desk.act(full.id, { kind: 'note outcome', outcome, callAt: null }, as(asha));
  await store.desk.addNote(full.id, `${long.message}\n\n${'x'.repeat(300)}`, asha.id);
  await store.desk.correct(full.id, 'email', 'v@example.com', asha.id);
  const lost = await submitEnquiry(store);
  const did = await store.desk.act(lost.id, { kind: 'lose', reason: 'no time' }, as(asha));
  const taken = await submitEnquiry(store);
  await store.desk.recordEvent('enquiry.seen', taken.id, asha.id, {});
  await store.desk.act(taken.id, { kind: 'claim' }, as(ravi));
  const gone = await submitEnquiry(store);
  await store.desk.erase([gone.id], 'terminal');
  await store.desk.recordEvent('enquiry.erased', gone.id, owner.id, {});
  const row = {
    name: 'Buy now',
    email: 'x@spam.example',
    phone: '12',
    program: 'Data Science',
    message: null,
  };
  await store.keepInQuarantine({ table: 'request_a_call', row, idempotencyKey: null }, 'too quick');
  const aside = (await store.findAllQuarantined())[0]?.id ?? '';
  const unreachable = await submitEnquiry(store, { phone: '0000000000' });
  const at = (id: string) => `/desk/enquiries/${id}`;
  states = {
    'as the owner sees it': { as: owner, path: at(full.id) },
    'choosing when': { as: asha, path: at(full.id), press: 'Later…' },
    'choosing why it is lost': { as: asha, path: at(full.id), press: 'Lost…' },
    lost: { as: asha, path: `${at(lost.id)}?did=${did.at === 'changed' ? did.eventId : ''}` },
    'worked on, and a note refused': { as: asha, path: at(full.id), press: 'Save note' },
    taken: { as: asha, path: at(taken.id) },
    'a colleague’s, for the owner': { as: owner, path: at(taken.id) },
    erased: { as: owner, path: at(gone.id) },
    'in quarantine': { as: owner, path: at(aside) },
    'in quarantine, for a counsellor': { as: asha, path: at(aside) },
    'a number that cannot be dialled': { as: asha, path: at(unreachable.id) },
    settings: { as: owner, path: '/desk/settings' },
    assignment: { as: owner, path: '/desk/settings/assignment' },
    'a rule refused': { as: owner, path: '/desk/settings/assignment/new', press: 'Save' },
    'hours and holidays': { as: owner, path: '/desk/settings/hours' },
    'mail to staff': { as: owner, path: '/desk/settings/mail' },
    'connections checked': { as: owner, path: '/desk/settings/checks', press: 'Check now' },
    messages: { as: owner, path: '/desk/settings/messages' },
    'a message refused': { as: owner, path: '/desk/settings/messages/new-mail', press: 'Save' },
  };
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

async function show(page: Page, { path, press }: { path: string; press?: string }) {
  await page.goto(desk.url + path);
  if (press) await page.getByRole('button', { name: press, exact: true }).click();
  await page.waitForLoadState();
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
}

/**
 * Finds problems of the present page and returns them as sentences. It measures at the widths of a phone and of a
 * screen, at a middle width with large text, and in both colour schemes.
 */
async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const note = (where: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${where}: ${problem}`));
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, { width: 320, height: 900 });
  note('320 px', await page.evaluate(findOverflows));
  note('320 px', await findAccessibilityProblems(page, 'all but contrast'));
  note('320 px, light', await page.evaluate(findLowContrast));
  await page.emulateMedia({ colorScheme: 'dark' });
  note('320 px, dark', await page.evaluate(findLowContrast));
  await resize(page, { width: 1440, height: 900 });
  note('1440 px', await page.evaluate(findOverflows));
  note('1440 px', await findAccessibilityProblems(page, 'layout'));
  note('1440 px, dark', await page.evaluate(findLowContrast));
  await page.emulateMedia({ colorScheme: 'light' });
  note('1440 px, light', await page.evaluate(findLowContrast));
  await resize(page, { width: 768, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  note('text twice as large', await page.evaluate(findOverflows));
  return problems;
}

it.each([
  ['an owner', () => owner],
  ['a counsellor', () => asha],
])(
  '%s finds no problem in any state, at any width, in either scheme, and with text twice as large',
  async (_, personOf) => {
    const person = personOf();
    const problems: string[] = [];
    const visit = await desk.visitAs(browser, person, { reducedMotion: 'reduce' });
    for (const [name, state] of Object.entries(states).filter(([, { as }]) => as === person)) {
      await show(visit.page, state);
      problems.push(...(await problemsOf(visit.page)).map((problem) => `${name}: ${problem}`));
    }
    await visit.leave();
    expect(problems).toEqual([]);
  },
);
