/**
 * What visitors see of batches without the owner publishing them: a batch that becomes full, and the batches of today
 * after the owner has gone back to an earlier version. Visitors have no JavaScript.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placesLeftWords } from '#content/words/places-left.ts';
import { formatDayRange } from '#contract/format-day.ts';
import { type BatchPlan, weekdays } from '#domain/batches/batch.ts';
import { addDays } from '#domain/calendar-date.ts';
import { indianDay } from '#domain/indian-day.ts';
import { closeSharedPages, openPage, sharedBrowser } from '../support/browser.ts';
import { endVisitsAfterEachTest } from '../support/end-visits-after-each-test.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import { openTestDesk, signInBrowser, type TestDesk } from '../support/open-test-desk.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const long = { timeout: 120_000 };
const offer = 'mern-workshop';

let desk: TestDesk;
let owner: Awaited<ReturnType<TestDesk['hire']>>;
const visits = endVisitsAfterEachTest();
beforeAll(async () => {
  const publishing = { lookMs: 1_000, makesDownloads: false, placesApartMs: 0 };
  desk = await openTestDesk({ publishing });
  owner = await desk.hire('Lakshmi Iyer', 'owner');
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

async function comes(options: Parameters<typeof openPage>[1]): Promise<Page> {
  const visit = await openPage(await sharedBrowser(), options);
  visits.push(visit);
  return visit.page;
}
const visitor = () => comes({ ...phone, javaScriptEnabled: false });
async function atDesk(): Promise<Page> {
  const page = await comes(phone);
  await signInBrowser(page.context(), desk, owner);
  await page.goto(`${desk.url}/desk/publish`);
  return page;
}

const planIn = (days: number, seats: number): BatchPlan => {
  const startsOn = addDays(indianDay(new Date()), days);
  return {
    ...{ offer, startsOn, endsOn: addDays(startsOn, 3), days: [...weekdays], seats },
    ...{ from: '16:00', to: '18:30', language: 'en', mentor: 'Asha Rao', earlyPrice: null },
  };
};
const datesOf = ({ startsOn, endsOn }: BatchPlan) => formatDayRange(startsOn, endsOn);

async function save(plan: BatchPlan, last?: { id: string; version: number }) {
  const saving = { who: owner.id, isOffer: () => true, feePaise: null };
  const saved = await desk.store.batches.saveBatch(last?.id ?? null, plan, 'open', {
    ...saving,
    version: last?.version ?? null,
  });
  if (saved.at !== 'saved') throw new Error(`The batch is not saved: ${saved.at}.`);
  return saved.batch;
}

async function publishes(page: Page): Promise<void> {
  await page.goto(`${desk.url}/desk/publish`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('It is being published.').waitFor();
}

it('going back to an earlier version keeps a batch that was opened after it on the pages', {
  timeout: 300_000,
}, async () => {
  const first = planIn(10, 20);
  await save(first);
  const office = await atDesk();
  await publishes(office);
  await expect
    .poll(async () => (await desk.store.publications.recent())[0]?.state, long)
    .toBe('live');
  const [before] = await desk.store.publications.recent();

  await desk.store.publications.saveDraft(
    'provider',
    { phone: '+91 98470 99999' },
    owner.id,
    0,
    {},
  );
  const published = planIn(17, 20);
  await save(published);
  await publishes(office);
  // The last batch is opened and not published when the owner goes back.
  const waiting = planIn(24, 20);
  const { id } = await save(waiting);

  await office.goto(`${desk.url}/desk/publish`);
  expect(
    await office.getByText('also those that you have saved and not published yet').isVisible(),
  ).toBe(true);
  await office
    .getByRole('button', { name: `Go back to this version, number ${before?.number}` })
    .click();
  await office.getByText('It is being published.').waitFor();
  await office.getByText(`Went back to version ${before?.number}.`).waitFor();

  await expect
    .poll(async () => (await fetch(`${desk.url}/short-term`)).text(), long)
    .toContain(datesOf(waiting));
  const guest = await visitor();
  await guest.goto(`${desk.url}/short-term`);
  expect(await guest.getByText('98470 99999').count()).toBe(0);
  for (const summary of await guest.locator('details summary').all())
    if (await summary.isVisible()) await summary.click();
  for (const plan of [first, published, waiting])
    expect(await guest.getByText(datesOf(plan)).first().isVisible()).toBe(true);
  await expect
    .poll(async () => (await desk.store.batches.findBatch(id))?.isPublished, long)
    .toBe(true);
});

it('a batch whose last place is sold is full on its page, and open again when it has places', {
  timeout: 300_000,
}, async () => {
  const plan = planIn(31, 1);
  const batch = await save(plan);
  const office = await atDesk();
  await publishes(office);
  const guest = await visitor();
  const said = async () => {
    await guest.goto(`${desk.url}/short-term`);
    return (await guest.locator(`[data-batch="${batch.id}"]`).first().textContent()) ?? '';
  };
  const html = async () => (await fetch(`${desk.url}/short-term`)).text();
  await expect.poll(html, long).toContain(datesOf(plan));
  expect(await said()).toBe(placesLeftWords.few);
  const { number } = (await desk.store.publications.newest()) ?? {};

  await guest.goto(`${desk.url}/enroll-form?offer=${offer}&batch=${batch.id}`);
  const form = guest.getByRole('form', { name: /^Enrol for/ });
  await form.getByLabel('Name').fill('Meera Nair');
  await form.getByLabel('Email').fill('meera.nair@example.com');
  await form.getByLabel('Mobile').fill(mobileOfName('meera nair'));
  await form.getByRole('button', { name: /^Pay/ }).click();
  await guest.getByRole('heading', { name: 'Demonstration bank' }).waitFor();
  await expect.poll(said, long).toBe(placesLeftWords.full);

  // More seats are open for enrolment at once, though the owner has not published them.
  await save({ ...plan, seats: 10 }, batch);
  await expect.poll(said, long).toBe(placesLeftWords.open);
  expect((await desk.store.publications.newest())?.number).toBe(number);
  await office.goto(`${desk.url}/desk/publish`);
  await office.getByText('seats: 10, before: 1').first().waitFor();

  // The batch's own page says that it is not published as it was saved, until it is.
  const note = office.getByText('Visitors still see this batch as it was before the last change.');
  await office.goto(`${desk.url}/desk/batches/${batch.id}`);
  await note.getByRole('link', { name: 'Look at what changes, and publish' }).click();
  await office.getByText('seats: 10, before: 1').first().waitFor();
  await publishes(office);
  await office.goto(`${desk.url}/desk/batches/${batch.id}`);
  expect(await note.count()).toBe(0);
});
