/**
 * Undoing an import of enquiries, in a browser without JavaScript. Its pages change with an animated transition, as for
 * most people; the other tests of the desk ask for reduced motion, because drawing transitions takes processor time.
 */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import { toOwnerActor } from '../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages, openPage, openSharedBrowser } from '../support/browser.ts';
import { endVisitsAfterEachTest } from '../support/end-visits-after-each-test.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import { openTestDesk, signInBrowser, type TestDesk } from '../support/open-test-desk.ts';

let browser: Browser;
let desk: TestDesk;
let owner: StaffMember;
const visits = endVisitsAfterEachTest();

beforeAll(async () => {
  browser = await openSharedBrowser();
  desk = await openTestDesk();
  owner = await desk.hire('Lakshmi Iyer', 'owner');
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

async function open(address: string): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const visit = await openPage(browser, { viewport, javaScriptEnabled: false });
  visits.push(visit);
  await signInBrowser(visit.page.context(), desk, owner);
  await visit.page.goto(desk.url + address);
  return visit.page;
}

/** Imports an enquiry for each of these people; the owner then takes charge of the last one. */
async function imports(...names: string[]): Promise<string> {
  const id = randomUUID();
  const added = names.map((name) => ({
    name,
    phone: mobileOfName(name),
    email: null,
    message: null,
    offer: null,
    source: 'JustDial',
    way: 'import' as const,
    told: 'elsewhere' as const,
    takenBy: owner.id,
    once: `import ${id} ${name}`,
  }));
  const file = { id, fileName: 'leads.csv', source: 'JustDial', leftOut: 0 };
  await desk.store.desk.runImport(file, added, owner.id);
  const { all } = await desk.store.desk.enquiriesOfImport(id);
  await desk.store.desk.act(all.at(-1) ?? '', { kind: 'claim' }, toOwnerActor(owner));
  return id;
}

const left = async (id: string) => (await desk.store.desk.enquiriesOfImport(id)).all.length;

it('is taken back by a second press, after the page has said what is erased and what stays', async () => {
  const id = await imports('Is Erased', 'Is Erased Too', 'Is Called');
  const page = await open(`/desk/import/${id}`);
  const question = page.getByRole('dialog', { name: 'Take the import back?' });
  expect(await question.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Take the import back…' }).click();
  await question.getByText('2 enquiries are erased and cannot be brought back.').waitFor();
  await question
    .getByText('1 enquiry, on which somebody has worked since, stays unless you tick this')
    .waitFor();
  await question.getByRole('button', { name: 'Keep everything' }).click();
  expect(await question.isVisible()).toBe(false);
  expect(await left(id)).toBe(3);
  await page.getByRole('button', { name: 'Take the import back…' }).click();
  await question.getByRole('button', { name: 'Erase' }).click();
  await page.getByText('Taken back, except 1 enquiry that somebody had worked on.').waitFor();
  expect(await left(id)).toBe(1);

  await page.getByRole('button', { name: 'Take the import back…' }).click();
  await question.getByLabel('Erase it too, with its notes').check();
  await question.getByRole('button', { name: 'Erase' }).click();
  await page.getByText('Taken back.').waitFor();
  expect(await left(id)).toBe(0);
});

it('says that nothing was erased if somebody has worked on more of it since', async () => {
  const id = await imports('Is Called Now', 'Was Called');
  const page = await open(`/desk/import/${id}`);
  const [first = ''] = (await desk.store.desk.enquiriesOfImport(id)).all;
  await desk.store.desk.act(first, { kind: 'claim' }, toOwnerActor(owner));
  await page.getByRole('button', { name: 'Take the import back…' }).click();
  await page.getByLabel('Erase it too, with its notes').check();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByRole('alert').getByText('Nothing was erased').waitFor();
  expect(await left(id)).toBe(2);
});
