/** A desk that publishes, with its owner signed in, for all tests of a file, and changes that a test may start from. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { weekdays } from '#contract/text/weekdays.ts';
import type { BatchPlan } from '#domain/batches/batch.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  createSessionCookie,
  openTestDesk,
  type TestDesk,
} from '../../../tests/support/open-test-desk.ts';

/** Checks every half second for up to two minutes, because publishing takes long on a busy machine. */
export const expectEventually = <T>(look: () => Promise<T>) =>
  expect.poll(look, { timeout: 120_000, interval: 500 });

export const testPublishingOptions = {
  lookMs: 1_000,
  makesDownloads: false,
  longestCatchUpMs: 120_000,
};

const testimonials = '/desk/publish/facts/testimonials';

export const today = indianDay(new Date());
const everyDay = { days: [...weekdays], seats: 20, earlyPrice: null };
export const makeBatchPlan = (
  offer: string,
  startsOn: string,
  lengthDays: number,
  from = '16:00',
) => ({
  ...{ offer, startsOn, endsOn: addDays(startsOn, lengthDays), ...everyDay },
  ...{ from, to: from === '16:00' ? '18:30' : '20:30', language: 'en' as const },
  mentor: 'Asha Rao; “mentor”, of us',
});

export const coursePath = '/fullstack-details/mern-stack';
export const courseEnrolmentLink = 'href="/enroll-form?offer=mern-stack"';
export const courseBatchPlan = makeBatchPlan('mern-stack', addDays(today, 20), 60, '19:00');
export const newProject = {
  ...{ title: 'Ration card queue', studentName: 'Devika S.', description: 'Who is next.' },
  ...{ techStack: 'React', offer: 'mern-stack', problem: 'Hours of standing.' },
  ...{ hard: 'Fairness.', next: 'A second counter.' },
};

export const makeJpeg = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#a00' } })
    .jpeg()
    .toBuffer();

export function setUpPublishingDesk() {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk({ publishing: testPublishingOptions });
    cookie = await createSessionCookie(desk.store, await desk.hire('Asha', 'owner'));
  });
  afterAll(() => desk.close());

  const page = async (path: string) => (await fetch(desk.url + path)).text();
  const atDesk = (address: string) => fetch(desk.url + address, { headers: { cookie } });
  const htmlAtDesk = async (address: string) => (await atDesk(address)).text();
  const sheet = () => htmlAtDesk('/desk/publish');

  const post = (address: string, body: URLSearchParams | FormData) =>
    fetch(desk.url + address, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body,
    });
  const send = (fields: Record<string, string>, address = '/desk/publish') =>
    post(address, new URLSearchParams(fields));

  const newestNumber = async () => String((await desk.store.publications.recent())[0]?.number ?? 0);
  const listed = async () => /name="listed" value="([\w-]+)"/.exec(await sheet())?.[1] ?? '';
  const publish = async () =>
    send({ do: 'publish', version: await newestNumber(), listed: await listed() });
  const version = async (name: string) =>
    String((await desk.store.publications.draft(name))?.version ?? 0);

  async function storeDraft(name: string, facts: unknown): Promise<void> {
    const last = Number(await version(name));
    expect(await desk.store.publications.saveDraft(name, facts, 'terminal', last, {})).toBe(true);
  }
  /** Adds entries to those that are saved already, without the checks of the desk's form. */
  async function storeEntries(changes: Record<string, object>): Promise<void> {
    const before = await desk.store.publications.draft('entries');
    const facts = { ...(before?.facts as Record<string, object>) };
    for (const [list, entries] of Object.entries(changes))
      facts[list] = { ...facts[list], ...entries };
    await storeDraft('entries', facts);
  }

  const act = async (list: string, fields: Record<string, string>) =>
    send({ ...fields, version: await version('entries') }, `/desk/publish/facts/${list}`);
  async function upload(file: Buffer, more: Record<string, string>): Promise<Response> {
    const form = new FormData();
    const fields = { name: 'Asha P.', role: 'A learner', text: 'I built it.', rating: '4.5' };
    const given = { ...fields, ...more, version: await version('entries') };
    for (const [name, value] of Object.entries(given)) form.set(name, value);
    form.set('picture', new Blob([new Uint8Array(file)]), 'me.jpg');
    return post(testimonials, form);
  }

  /** Saves a batch without the checks of the desk's form. */
  async function saveBatch(
    plan: BatchPlan,
    state: 'open' | 'cancelled' = 'open',
    last?: { id: string; version: number },
  ) {
    const saved = await desk.store.batches.saveBatch(last?.id ?? null, plan, state, {
      ...{ who: 'terminal', version: last?.version ?? null, isOffer: () => true, feePaise: null },
    });
    if (saved.at !== 'saved') throw new Error('The batch is not saved.');
    return saved.batch;
  }

  /** Saves a notice, a hidden testimonial, another statistic and a new project by the desk's forms. */
  async function saveNoticeAndEntries(): Promise<void> {
    await send({
      ...{ do: 'notice', version: '0', text: 'We are closed on 26 January.', pages: '/terms' },
      ...{ fromDay: '2020-01-01', untilDay: '2099-12-31' },
    });
    await act('testimonials', { do: 'leave:imran-k' });
    await act('statistics', {
      ...{ value: '7', label: 'batches done', meaning: 'Since May.', do: 'save:batches-done' },
    });
    await act('projects', { ...newProject, built: 'A token\r\nA screen', do: 'add' });
  }

  return {
    get desk() {
      return desk;
    },
    ...{ page, atDesk, htmlAtDesk, sheet, send, newestNumber, listed, publish, version },
    ...{ storeDraft, storeEntries, act, upload, saveBatch, saveNoticeAndEntries },
  };
}
