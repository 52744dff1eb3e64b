/** Every state of an enquiry's page and of the settings: readable by everybody, at every width, in both schemes. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#database/staff/staff-port.ts';
import { arrives, joins } from '../../tests/service/support/desk-people.ts';
import { type RunningDesk, startDesk } from '../../tests/service/support/running-desk.ts';
import { enrolment } from '../../tests/service/support/submissions.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { leaveSharedBrowser, sharedBrowser } from '../support/browser.ts';
import { overflowing } from '../support/layout-problems.ts';

const number = '+91 97777 77771';
const long = {
  name: 'Venkata Subramanian Ramakrishnan Iyer of Thiruvananthapuram',
  email: 'venkata.subramanian.ramakrishnan.iyer@a-very-long-company-name.example.com',
  message: `क्या शाम को कक्षाएँ होती हैं? ${'https://example.com/'.padEnd(120, 'a')}\nI work until six.`,
};

let desk: RunningDesk;
let browser: Browser;
let owner: Staff;
let asha: Staff;
/** Where each state is seen, by whom, and what is pressed there first. */
let states: Record<string, { as: Staff; path: string; press?: string }>;

beforeAll(async () => {
  desk = await startDesk();
  browser = await sharedBrowser();
  const { store } = desk;
  [owner, asha] = [await joins(store, 'owner'), await joins(store)];
  const ravi = await joins(store);
  const as = (staff: Staff) => ({ who: staff.id, staffId: staff.id, mayOverrule: false });
  const full = await arrives(store, { ...long, phone: number, offer: 'mern-stack' });
  const enrolled = await arrives(store, { mobile: number }, enrolment);
  await store.desk.link(full.id, enrolled.id, owner.id);
  await arrives(store, { phone: number, name: 'Their sister' });
  for (const outcome of ['no answer', 'busy', 'answered'] as const)
    await store.desk.act(full.id, { kind: 'note outcome', outcome, callAt: null }, as(asha));
  await store.desk.addNote(full.id, `${long.message}\n\n${'x'.repeat(300)}`, asha.id);
  await store.desk.correct(full.id, 'email', 'v@example.com', asha.id);
  const lost = await arrives(store);
  const did = await store.desk.act(lost.id, { kind: 'lose', reason: 'no time' }, as(asha));
  const taken = await arrives(store);
  await store.desk.noteEvent('enquiry.seen', taken.id, asha.id, {});
  await store.desk.act(taken.id, { kind: 'claim' }, as(ravi));
  const gone = await arrives(store);
  await store.desk.erase([gone.id], 'terminal');
  await store.desk.noteEvent('enquiry.erased', gone.id, owner.id, {});
  const row = {
    name: 'Buy now',
    email: 'x@spam.example',
    phone: '12',
    program: 'Data Science',
    message: null,
  };
  await store.keepInQuarantine({ table: 'request_a_call', row, idempotencyKey: null }, 'too quick');
  const aside = (await store.quarantined())[0]?.id ?? '';
  const unreachable = await arrives(store, { phone: '0000000000' });
  const at = (id: string) => `/desk/enquiries/${id}`;
  states = {
    'worked on': { as: asha, path: at(full.id) },
    'as the owner sees it': { as: owner, path: at(full.id) },
    'choosing when': { as: asha, path: at(full.id), press: 'Later…' },
    'choosing why it is lost': { as: asha, path: at(full.id), press: 'Lost…' },
    lost: { as: asha, path: `${at(lost.id)}?did=${did.at === 'changed' ? did.eventId : ''}` },
    refused: { as: asha, path: at(full.id), press: 'Save note' },
    taken: { as: asha, path: at(taken.id) },
    'a colleague’s, for the owner': { as: owner, path: at(taken.id) },
    erased: { as: owner, path: at(gone.id) },
    'in quarantine': { as: owner, path: at(aside) },
    'in quarantine, for a counsellor': { as: asha, path: at(aside) },
    'a number that cannot be dialled': { as: asha, path: at(unreachable.id) },
    settings: { as: owner, path: '/desk/settings' },
    'a new message': { as: owner, path: '/desk/settings/messages/new-mail' },
    'a message refused': { as: owner, path: '/desk/settings/messages/new-mail', press: 'Save' },
  };
});
afterAll(async () => {
  await leaveSharedBrowser();
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

/** Looks at every state in one page for each person, and returns what is wrong in sentences. */
async function everyState(
  options: BrowserContextOptions,
  problemsOf: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const person of [owner, asha]) {
    const visit = await desk.visitAs(browser, person, { reducedMotion: 'reduce', ...options });
    for (const [name, state] of Object.entries(states).filter(([, { as }]) => as === person)) {
      await show(visit.page, state);
      const found = await problemsOf(visit.page);
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    }
    await visit.leave();
  }
  return problems;
}

describe.each([
  { width: 320, colorScheme: 'light', asked: 'everything' },
  { width: 360, colorScheme: 'dark', asked: 'looks' },
  { width: 1440, colorScheme: 'light', asked: 'looks' },
  { width: 1440, colorScheme: 'dark', asked: 'everything' },
] as const)('at $width px, $colorScheme', ({ width, colorScheme, asked }) => {
  it('has no problem in any state', async () => {
    const viewport = { width, height: 900 };
    const problems = await everyState({ viewport, colorScheme }, async (page) => [
      ...(await page.evaluate(overflowing)),
      ...(await accessibilityProblems(page, asked)),
    ]);
    expect(problems).toEqual([]);
  });
});

it('loses nothing when text is twice as large', async () => {
  const viewport = { width: 768, height: 900 };
  const problems = await everyState({ viewport }, async (page) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    return page.evaluate(overflowing);
  });
  expect(problems).toEqual([]);
});
