/**
 * What visitors see of batches without the owner publishing them: a batch that becomes full, and the batches of today
 * after the owner has gone back to an earlier version. Both begin with the same publication, because each one renders
 * all pages. `tests/operations/batch-to-place.test.ts` has the whole story of a batch.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { placesLeftWords } from '#content/words/places-left-words.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { formatDayRange } from '#contract/text/format-day.ts';
import { weekdays } from '#contract/text/weekdays.ts';
import type { BatchPlan } from '#domain/batches/batch.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { gatherPublishableFacts } from '#service/publish/gather-publishable-facts.ts';
import {
  closeSharedPages,
  openPage,
  openSharedBrowser,
  startReactAndWait,
} from '../support/browser.ts';
import { endVisitsAfterEachTest } from '../support/end-visits-after-each-test.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import { openTestDesk, signInBrowser, type TestDesk } from '../support/open-test-desk.ts';

const phone = {
  ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  reducedMotion: 'reduce' as const,
};
const long = { timeout: 120_000, interval: 500 };
const offer = 'mern-workshop';

let desk: TestDesk;
let owner: Awaited<ReturnType<TestDesk['hire']>>;
const [first, lastPlace] = [planIn(10, 20), planIn(31, 1)];
/** The batch with one seat. */
let single: Awaited<ReturnType<typeof save>>;
const visits = endVisitsAfterEachTest();
beforeAll(async () => {
  const publishing = { lookMs: 1_000, makesDownloads: false, placesApartMs: 0 };
  desk = await openTestDesk({ publishing });
  owner = await desk.hire('Lakshmi Iyer', 'owner');
  await save(first);
  single = await save(lastPlace);
  const { facts } = await gatherPublishableFacts(desk.store, indianDay(new Date()));
  await desk.store.publications.requestPublication(facts, owner.id, 0);
  await vi.waitUntil(
    async () => (await desk.store.publications.recent())[0]?.state === 'live',
    long,
  );
});
afterAll(async () => {
  await closeSharedPages();
  await desk?.close();
});

async function comes(options: Parameters<typeof openPage>[1]): Promise<Page> {
  const visit = await openPage(await openSharedBrowser(), options);
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

function planIn(days: number, seats: number): BatchPlan {
  const startsOn = addDays(indianDay(new Date()), days);
  return {
    ...{ offer, startsOn, endsOn: addDays(startsOn, 3), days: [...weekdays], seats },
    ...{ from: '16:00', to: '18:30', language: 'en', mentor: 'Asha Rao', earlyPrice: null },
  };
}
// Most answers are read without a browser, because a page that a browser opens again and again takes long to lay out.
const html = async () => (await fetch(`${desk.url}/short-term`)).text();
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

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

async function fill(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: /^Enrol for/ });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(`${name.toLowerCase().replace(' ', '.')}@example.com`);
  await form.getByLabel('Mobile').fill(mobileOfName(name.toLowerCase()));
}

/** Sends the form for a batch that is full by now. */
async function refusedForFull(page: Page, name: string): Promise<void> {
  await fill(page, name);
  await press(page, /^Pay/);
}

async function publishes(page: Page): Promise<void> {
  await page.goto(`${desk.url}/desk/publish`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('It is being published.').waitFor();
}

it('going back to an earlier version keeps a batch that was opened after it on the pages', {
  timeout: 300_000,
}, async () => {
  const office = await atDesk();
  const [before] = await desk.store.publications.recent();
  // The notice is for one page only, because a fact that is on all pages takes twice as long to render.
  const shownUntil = { fromDay: '2020-01-01', untilDay: '2099-12-31' };
  const notice = { text: 'We are closed on Sunday.', pages: ['/short-term'], ...shownUntil };
  await desk.store.publications.saveDraft('notices', [notice], owner.id, 0, {});
  const published = planIn(17, 20);
  await save(published);
  await publishes(office);
  await expect.poll(html, long).toContain(notice.text);
  // When the owner goes back to an earlier version, this batch is open for enrolment but not published yet.
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

  await expect.poll(html, long).toContain(datesOf(waiting));
  const guest = await visitor();
  await guest.goto(`${desk.url}/short-term`);
  expect(await guest.getByText(notice.text).count()).toBe(0);
  for (const summary of await guest.locator('details summary').all())
    if (await summary.isVisible()) await summary.click();
  for (const plan of [first, published, waiting])
    expect(await guest.getByText(datesOf(plan)).first().isVisible()).toBe(true);
  await expect
    .poll(async () => (await desk.store.batches.findBatch(id))?.isPublished, long)
    .toBe(true);
});

it('a batch whose last place is sold is full, offers its waiting list, and is open again when it has places', {
  timeout: 300_000,
}, async () => {
  const { id } = single;
  const said = async () =>
    new RegExp(`data-batch="${id}"[^>]*>([^<]*)</span>`).exec(await html())?.[1] ?? '';
  await expect.poll(said, long).toBe(placesLeftWords.few);
  const number = async () => (await desk.store.publications.publicationInForce())?.number;
  const published = await number();

  // Three visitors open the form while a place is free. The first one takes it, and the other two send the form when
  // the batch is full.
  const address = `${desk.url}/enroll-form?offer=${offer}&batch=${id}`;
  const [guest, late, scripted] = [await visitor(), await visitor(), await comes(phone)];
  for (const page of [guest, late, scripted]) await page.goto(address);
  await startReactAndWait(scripted);
  await fill(guest, 'Meera Nair');
  await press(guest, /^Pay/);
  await guest.getByRole('heading', { name: 'Demonstration bank' }).waitFor();
  await expect.poll(said, long).toBe(placesLeftWords.full);
  await refusedForFull(late, 'Late Nair');
  await late.getByText(fieldErrorSentences.batchFull).waitFor();
  await press(late, /waiting list/i);
  await late.getByRole('heading', { name: /^Waiting list: / }).waitFor();
  expect(await late.getByLabel('Name').inputValue()).toBe('Late Nair');
  await press(late, /list/i);
  await late.getByRole('heading', { name: 'You are on the waiting list' }).waitFor();
  await refusedForFull(scripted, 'Scripted Nair');
  await press(scripted, 'Put yourself on the waiting list');
  await scripted.getByRole('heading', { name: /^Waiting list: / }).waitFor();
  expect(await scripted.getByLabel('Name').inputValue()).toBe('Scripted Nair');
  expect(await scripted.getByLabel('Email').inputValue()).toBe('scripted.nair@example.com');

  // The service refuses an enrolment for a full batch with the status 423, which the browser logs.
  for (const { troubles } of visits)
    troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes('423')));

  // More seats are open for enrolment at once, though the owner has not published them.
  await save({ ...lastPlace, seats: 10 }, single);
  await expect.poll(said, long).toBe(placesLeftWords.open);
  expect(await number()).toBe(published);
  const office = await atDesk();
  await office.getByText('seats: 10, before: 1').first().waitFor();

  // The batch's own page says that it is not published as it was saved.
  const note = office.getByText('Visitors still see this batch as it was before the last change.');
  await office.goto(`${desk.url}/desk/batches/${id}`);
  await note.getByRole('link', { name: 'Look at what changes, and publish' }).click();
  await office.getByText('seats: 10, before: 1').first().waitFor();
});
