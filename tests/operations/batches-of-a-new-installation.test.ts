/** The batches with which a new installation begins: past ones of the workshops, and a sample of each offer. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { weekdayOf } from '#domain/batches/session-days.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { gatherPublishableFacts } from '#service/publish/gather-publishable-facts.ts';
import { createSessionCookie, openTestDesk, type TestDesk } from '../support/open-test-desk.ts';

const words = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

let fresh: TestDesk;
beforeAll(async () => {
  fresh = await openTestDesk({ env: { SAMPLE_BATCHES: 'on' } });
}, 60_000);
afterAll(() => fresh.close());

it('a new installation begins with the dates of the workshops, long over, and a sample of every offer', async () => {
  const all = await fresh.store.batches.batches();
  const samples = all.filter(({ isSample }) => isSample);
  expect(new Set(samples.map((one) => one.offer)).size).toBe(samples.length);
  expect(samples.length).toBeGreaterThan(40);
  const real = all.filter(({ isSample }) => !isSample);
  expect(real.map(({ startsOn }) => startsOn)).toContain('2025-06-10');
  for (const sample of samples) {
    expect(sample.startsOn > indianDay(new Date())).toBe(true);
    expect(sample.days).toContain(weekdayOf(sample.startsOn));
  }
  const cookie = await createSessionCookie(fresh.store, await fresh.hire('Meera', 'owner'));
  const read = async (address: string) =>
    words(await (await fetch(fresh.url + address, { headers: { cookie } })).text());
  const html = await read('/desk/batches');
  expect(html).toContain('Sample');
  expect(html).not.toContain('10 to 13 June 2025');
  expect(await read('/desk/batches?show=all')).toContain('10 to 13 June 2025');
});

it('the desk says of a sample that it is off the site once its offer has a real batch', async () => {
  const today = indianDay(new Date());
  const sample = (await fresh.store.batches.batches()).find(({ isSample }) => isSample);
  if (sample === undefined) throw new Error('There is no sample.');
  const { id } = sample;
  const dates = { startsOn: addDays(sample.startsOn, 7), endsOn: addDays(sample.endsOn, 7) };
  const saved = await fresh.store.batches.saveBatch(null, { ...sample, ...dates }, 'open', {
    ...{ who: 'terminal', version: null, isOffer: () => true, feePaise: null },
  });
  expect(saved.at).toBe('saved');
  const { facts } = await gatherPublishableFacts(fresh.store, today);
  const last = (await fresh.store.publications.publicationInForce())?.number ?? 0;
  const asked = await fresh.store.publications.requestPublication(facts, 'terminal', last);
  if (asked.at === 'meanwhile') throw new Error('Nothing was published.');
  await fresh.store.publications.setState(asked.number, 'live');
  const cookie = await createSessionCookie(fresh.store, await fresh.hire('Ravi', 'owner'));
  const read = async (address: string) =>
    words(await (await fetch(fresh.url + address, { headers: { cookie } })).text());
  const list = await read('/desk/batches');
  expect(list).toContain('Off the site');
  expect(list).not.toContain('Not published yet');
  const page = await read(`/desk/batches/${id}`);
  expect(page).toContain('A sample is off the site when its offer has a real batch');
  expect(page).not.toContain('Visitors do not see this batch yet');
});
