/**
 * From the desk to the page that visitors see: what is published, what is refused, and how to go back.
 *
 * Each save at the desk starts a process that checks the facts, which takes a second, or two if it is refused. Each
 * publication starts another that renders all pages, which takes two to five seconds. So a refused form has several
 * mistakes, facts are stored directly where a test is not about their form, and each publication serves several tests.
 * Only the second publication has a fact that is on every page, because the changed pages take most of the time.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchPlan, weekdays } from '#domain/batches/batch.ts';
import { addDays } from '#domain/calendar-date.ts';
import { indianDay } from '#domain/indian-day.ts';
import { createSessionCookie, openTestDesk, type TestDesk } from '../support/open-test-desk.ts';
import { readIcalendar } from '../support/read-icalendar.ts';

/** The time limits are long, because a busy machine takes longer. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 120_000, interval: 500 });

const pace = { lookMs: 1_000, makesDownloads: false, longestCatchUpMs: 120_000 };

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk({ publishing: pace });
  cookie = await createSessionCookie(desk.store, await desk.hire('Asha', 'owner'));
});
afterAll(() => desk.close());

const page = async (path: string) => (await fetch(desk.url + path)).text();
const sheet = () =>
  fetch(`${desk.url}/desk/publish`, { headers: { cookie } }).then((it) => it.text());

async function send(fields: Record<string, string>, address = '/desk/publish'): Promise<Response> {
  return fetch(desk.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
}
const sendFacts = (fields: Record<string, string>) => send(fields, '/desk/publish/facts');
const newestNumber = async () => String((await desk.store.publications.recent())[0]?.number ?? 0);
const listed = async () => /name="listed" value="([\w-]+)"/.exec(await sheet())?.[1] ?? '';
const publish = async () =>
  send({ do: 'publish', version: await newestNumber(), listed: await listed() });
const version = async (name: string) =>
  String((await desk.store.publications.draft(name))?.version ?? 0);
const atDesk = (address: string) => fetch(desk.url + address, { headers: { cookie } });
const htmlAtDesk = async (address: string) => (await atDesk(address)).text();
/** Stores entries beside the saved ones, without the checks of the desk's form. */
async function storeEntries(changes: Record<string, object>): Promise<void> {
  const before = await desk.store.publications.draft('entries');
  const facts = { ...(before?.facts as Record<string, object>) };
  for (const [list, entries] of Object.entries(changes))
    facts[list] = { ...facts[list], ...entries };
  await storeDraft('entries', facts);
}
async function storeDraft(name: string, facts: unknown): Promise<void> {
  const last = Number(await version(name));
  expect(await desk.store.publications.saveDraft(name, facts, 'terminal', last, {})).toBe(true);
}
const act = async (list: string, fields: Record<string, string>) =>
  send({ ...fields, version: await version('entries') }, `/desk/publish/facts/${list}`);

const testimonials = '/desk/publish/facts/testimonials';
async function upload(file: Buffer, more: Record<string, string>): Promise<Response> {
  const form = new FormData();
  const fields = { name: 'Asha P.', role: 'A learner', text: 'I built it.', rating: '4.5' };
  const given = { ...fields, ...more, version: await version('entries') };
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  form.set('picture', new Blob([new Uint8Array(file)]), 'me.jpg');
  return fetch(desk.url + testimonials, {
    ...{ method: 'POST', redirect: 'manual', body: form },
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
}

const today = indianDay(new Date());
const everyDay = { days: [...weekdays], seats: 20, earlyPrice: null };
const planOf = (offer: string, startsOn: string, lengthDays: number, from = '16:00') => ({
  ...{ offer, startsOn, endsOn: addDays(startsOn, lengthDays), ...everyDay },
  ...{ from, to: from === '16:00' ? '18:30' : '20:30', language: 'en' as const },
  mentor: 'Asha Rao; “mentor”, of us',
});

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

const project = {
  ...{ title: 'Ration card queue', studentName: 'Devika S.', description: 'Who is next.' },
  ...{ techStack: 'React', offer: 'mern-stack', problem: 'Hours of standing.' },
  ...{ hard: 'Fairness.', next: 'A second counter.' },
};
const question = { question: 'Is there a library?', answer: 'No. Books are sent as files.' };
const course = '/fullstack-details/mern-stack';
const enrolsForCourse = 'href="/enroll-form?offer=mern-stack"';
const coursePlan = planOf('mern-stack', addDays(today, 20), 60, '19:00');

/** The address of the uploaded picture. */
let picture = '';
let courseBatch: { id: string; version: number };
/** The addresses of the calendar files of three batches. */
let calendars: { next: string; running: string; over: string };

describe('publishing at the desk', () => {
  it('refuses an entry that no page can show, beside its field, and keeps the typed text and the picture', async () => {
    const half = await act('testimonials', {
      ...{ name: 'Asha P.', role: 'A learner', text: 'I built it.', rating: '4.2', do: 'add' },
    });
    expect(half.status).toBe(422);
    expect(await half.text()).toMatch(/value="4\.2".{0,120}must be a whole or a half number/s);
    const short = await act('projects', { ...project, built: 'One line', do: 'add' });
    expect(await short.text()).toContain('The list of what was made must have two lines or more.');
    const nowhere = await act('questions', { ...question, group: 'nowhere', do: 'add' });
    expect(await nowhere.text()).toMatch(
      /id="-group-wrong"[^>]*>Choose the group in which the question stands\./,
    );
    // This question can't be hidden, because other pages link to it.
    const linked = await act('questions', { do: 'leave:refund' });
    expect(await linked.text()).toMatch(/Other pages link to “[^”]+\?”: edit it instead/);

    const text = await upload(Buffer.from('no picture'), { do: 'add', alt: 'Asha P.' });
    expect(text.status).toBe(422);
    expect(await text.text()).toMatch(
      /id="-picture-wrong"[^>]*>The picture is no picture that can be read/,
    );
    const jpeg = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a00' } })
      .jpeg()
      .toBuffer();
    const form = await (await upload(jpeg, { do: 'add' })).text();
    expect(form).toMatch(/id="-alt-wrong"[^>]*>The description of the picture must not be empty/);
    // The form still has the picture, so no file has to be chosen again.
    picture = /name="pictureSrc" value="(\/assets\/picture-[\w-]+\.webp)"/.exec(form)?.[1] ?? '';
    const again = await upload(Buffer.alloc(0), { do: 'add', alt: 'Asha P.', pictureSrc: picture });
    expect(again.status).toBe(302);
  });

  it('lists and previews what is saved, and visitors do not see it yet', async () => {
    await send({
      ...{ do: 'notice', version: '0', text: 'We are closed on 26 January.', pages: '/terms' },
      ...{ fromDay: '2020-01-01', untilDay: '2099-12-31' },
    });
    await act('testimonials', { do: 'leave:imran-k' });
    await act('statistics', {
      ...{ value: '7', label: 'batches done', meaning: 'Since May.', do: 'save:batches-done' },
    });
    await act('projects', { ...project, built: 'A token\r\nA screen', do: 'add' });
    await act('questions', { ...question, group: 'classes', do: 'add' });
    await storeEntries({ projects: { 'bus-pass': null }, questions: { 'batch-size': null } });
    const [next, running, over] = [
      await saveBatch(planOf('mean-workshop', addDays(today, 10), 3)),
      await saveBatch(planOf('mean-workshop', addDays(today, -2), 3)),
      await saveBatch(planOf('mean-workshop', addDays(today, -9), 3)),
    ].map(({ id }) => `/starts/${id}.ics`) as [string, string, string];
    calendars = { next, running, over };
    courseBatch = await saveBatch(coursePlan);
    // This workshop has lost one of the days that its page promises. It has begun, so it can be published.
    await saveBatch(planOf('lamp-workshop', addDays(today, -1), 2));

    const changes = await sheet();
    for (const change of [
      'New: the notice “We are closed on 26 January.”',
      'What is printed of “Asha P.” is changed, and is no sample.',
      'What is printed of “imran k” is left out.',
    ])
      expect(changes).toContain(change);
    expect(await htmlAtDesk(testimonials)).toContain('Left out');
    const home = await htmlAtDesk('/desk/publish/preview?page=/');
    const pictureAtDesk = picture.replace('/assets/', '/desk/publish/pictures/');
    for (const text of ['I built it.', 'Since May.', pictureAtDesk]) expect(home).toContain(text);
    expect(home).not.toContain('Imran K.');
    expect(await htmlAtDesk('/desk/publish/preview?page=/terms')).toContain(
      'We are closed on 26 January.',
    );
    expect((await atDesk(pictureAtDesk)).headers.get('content-type')).toBe('image/webp');
    expect((await fetch(desk.url + pictureAtDesk, { redirect: 'manual' })).status).not.toBe(200);

    expect(await page('/terms')).not.toContain('We are closed');
    expect(await page('/')).not.toContain(picture);
    expect((await fetch(desk.url + picture)).status).toBe(404);
    expect(await page('/short-term')).not.toContain('Choose a workshop');
    expect(await page(course)).toContain(enrolsForCourse);
  });

  it('shows a notice on the pages it belongs to, without a build', async () => {
    const asked = await publish();
    expect([asked.status, asked.headers.get('location')]).toEqual([
      302,
      '/desk/publish?said=published',
    ]);
    await soon(() => page('/terms')).toContain('We are closed on 26 January.');
    expect(await page('/privacy')).not.toContain('We are closed');
    expect(await sheet()).toContain('Everything is published.');
  });

  it('shows entries that were changed, added and hidden, and a project with its story and its cover', async () => {
    const home = await page('/');
    for (const text of ['Since May.', 'Ration card queue']) expect(home).toContain(text);
    expect(home).not.toContain('Imran K.');
    expect(await page('/learner-projects')).toContain('Hours of standing.');
    expect(await page('/learner-projects')).not.toContain('College bus pass');
    expect((await fetch(`${desk.url}/covers/ration-card-queue.svg`)).status).toBe(200);
    expect((await fetch(`${desk.url}/covers/bus-pass.svg`)).status).toBe(404);
    const questions = await page('/questions');
    expect(questions).toMatch(/id="classes".*Is there a library\?.*id="[\w-]+-heading"/s);
    expect(questions).not.toContain('How many learners are in a batch?');
    const audit = await htmlAtDesk('/desk/audit');
    expect(audit).toContain('Saved what the site says');
    expect(audit).toContain('Entry: ration-card-queue; Done: added');
  });

  it('shows an uploaded picture under a name of its own', async () => {
    expect(await page('/')).toContain(`<img src="${picture}" alt="Asha P."`);
    const served = await fetch(desk.url + picture);
    expect(served.headers.get('cache-control')).toContain('immutable');
    const shown = await atDesk(picture.replace('/assets/', '/desk/publish/pictures/'));
    expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(await shown.arrayBuffer()));
  });

  it('has a calendar file for each batch that is not over, and none for another', async () => {
    expect(await page('/short-term')).toMatch(/href="#workshops"[^>]*>Choose a workshop</);
    for (const [path, first] of [
      [calendars.next, addDays(today, 10)],
      [calendars.running, addDays(today, -2)],
    ] as const) {
      const answer = await fetch(desk.url + path);
      expect(answer.headers.get('content-type')).toContain('text/calendar');
      const [event] = readIcalendar(Buffer.from(await answer.arrayBuffer()));
      expect(event?.startsAt).toEqual(new Date(`${first}T16:00:00+05:30`));
      expect(event?.sessions).toHaveLength(4);
    }
    expect((await fetch(desk.url + calendars.over)).status).toBe(404);
  });

  it('refuses an invalid value beside its field, and keeps the typed text', async () => {
    const refused = await sendFacts({
      version: await version('provider'),
      ...{ phone: '+91 98470', opens: '21:00', closes: '11:00' },
    });
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toMatch(
      /id="phone"[^>]*value="\+91 98470".{0,300}The phone number must be a number with its country code/s,
    );
    expect(text).toMatch(/id="closes"[^>]*value="11:00".{0,300}The hours close at 11:00/s);
    const notice = async (fields: Record<string, string>) =>
      send({ do: 'notice', version: await version('notices'), text: 'Closed.', ...fields });
    const nowhere = await notice({
      ...{ pages: '/nowhere', fromDay: '2099-01-02', untilDay: '2099-01-01' },
    });
    expect(await nowhere.text()).toMatch(
      /value="\/nowhere".*There is no page \/nowhere\..*ends on 1 January 2099, before it begins/s,
    );
    const again = await notice({
      ...{ text: 'We are closed on 26 January.', pages: '/terms' },
      ...{ fromDay: '2020-01-01', untilDay: '2099-12-31' },
    });
    expect(await again.text()).toContain('This notice is in the list already.');
    const past = await notice({ pages: '', fromDay: '2026-01-01', untilDay: '2026-01-02' });
    expect(await past.text()).toContain('The last day, 2 January 2026, is over.');
    // Letters that are not Latin, so that each has nine bytes in a form of 100 kB.
    const long = 'नमस्ते '.repeat(14_600).trim();
    const tooLong = await notice({
      ...{ text: long, pages: '/terms', fromDay: '2099-01-01', untilDay: '2099-12-31' },
    });
    expect(tooLong.status).toBe(422);
    const kept = await tooLong.text();
    expect(kept).toContain(`value="${long}"`);
    expect(kept).toContain('The text must have at most 300 letters.');
    expect((await desk.store.publications.draft('notices'))?.facts).toHaveLength(1);
    expect(await sheet()).toContain('Everything is published.');
  });

  it('deletes an added entry and shows hidden and changed ones as before, once staff say so', async () => {
    const gone = { pictureSrc: picture, withoutPicture: 'on', alt: '', do: 'save:asha-p' };
    expect((await upload(Buffer.alloc(0), gone)).status).toBe(302);
    await act('testimonials', { do: 'back:imran-k' });
    await act('statistics', { do: 'back:batches-done' });
    await act('projects', { do: 'back:ration-card-queue' });
    const draft = JSON.stringify((await desk.store.publications.draft('entries'))?.facts);
    expect(draft).toContain('asha-p');
    for (const key of ['imran-k', 'batches-done', 'ration-card-queue'])
      expect(draft).not.toContain(key);
  });

  it('fills the form with the values of the site, and stores only changed values', async () => {
    await sendFacts({ version: '0', phone: '+91 98470 54321' });
    const form = await htmlAtDesk('/desk/publish/facts');
    expect(form).toMatch(/id="email"[^>]*value="[^"]+@/);
    expect(form).toContain('https://instagram.example/miranaya');
    expect((await desk.store.publications.draft('provider'))?.facts).toEqual({
      phone: '+91 98470 54321',
    });
  });

  it('accepts one of two simultaneous publications of the same version, and keeps the scripts of open pages', async () => {
    const [script = ''] = /\/assets\/start-[\w-]+\.js/.exec(await page('/terms')) ?? [];
    await saveBatch(coursePlan, 'cancelled', courseBatch);
    const fields = { do: 'publish', version: '1', listed: await listed() };
    const answers = await Promise.all(
      [1, 2].map(() => send(fields).then((answer) => answer.text())),
    );
    expect(
      answers.filter((text) => text.includes('Somebody else has saved or published')),
    ).toHaveLength(1);
    await soon(() => page('/terms')).toContain('tel:+919847054321');
    expect(await page('/terms')).not.toContain(script);
    expect((await fetch(desk.url + script)).status).toBe(200);
    // The service draws this page for each search.
    expect(await page('/courses?q=mern')).toContain('98470 54321');
  });

  it('withdraws a picture, an added project and a hidden entry from the pages', async () => {
    const home = await page('/');
    for (const text of ['I built it.', 'Imran K.']) expect(home).toContain(text);
    for (const text of [picture, 'Since May.', 'Ration card queue'])
      expect(home).not.toContain(text);
    expect((await fetch(`${desk.url}/covers/ration-card-queue.svg`)).status).toBe(404);
  });

  it('sells no offer whose only batch was cancelled, and leads to its waiting list', async () => {
    const html = await page(course);
    expect(html).toContain('href="/waiting-list?offer=mern-stack"');
    expect(html).not.toContain(enrolsForCourse);
    expect(html).not.toContain('The last batch was on');
    expect(await page('/enroll-form?offer=mern-stack')).toContain('MERN Stack: no date yet');
  });

  it('publishes nothing that somebody else has saved after the list of changes was opened', async () => {
    await storeDraft('provider', { phone: '+91 98470 77777' });
    const seen = { do: 'publish', version: await newestNumber(), listed: await listed() };
    await storeDraft('provider', { phone: '+91 98470 66666' });
    const refused = await send(seen);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('Somebody else has saved or published');
    expect(html).toContain('The phone number becomes +91 98470 66666.');
  });

  it('names all that keeps the owner from publishing and from going back, and visitors keep complete pages', async () => {
    // The forms of the desk refuse these. They may be older than the rules, or than the words of a page.
    const odd = { group: 'classes', question: 'Is it <b>free</b>?', answer: ['No.'] };
    await storeEntries({ questions: { refund: null, odd: { ...odd, isSample: false } } });
    const plan: BatchPlan = {
      ...planOf('mern-workshop', '2099-01-05', 3),
      days: ['mon', 'tue', 'wed', 'thu'],
    };
    const batch = await saveBatch(plan);
    // An edit of something else is not held up by these problems.
    expect((await act('testimonials', { do: 'leave:imran-k' })).status).toBe(302);

    const wayOut =
      /“MERN Stack Workshop”: the first day is in the year 2099: is that right\? The batch of “MERN Stack Workshop” from 5 January 2099 causes this: change or cancel it under Batches/;
    const back = await send({ do: 'back:1', version: await newestNumber() });
    expect(back.status).toBe(422);
    expect(await back.text()).toMatch(wayOut);
    const refused = await (await publish()).text();
    for (const problem of [
      wayOut,
      /“Is it &lt;b&gt;free&lt;\/b&gt;\?”: the question would show “&lt;b&gt;” to visitors/,
      /Other pages link to “[^”]+\?”: edit it instead/,
    ])
      expect(refused).toMatch(problem);
    // The list of versions says the same, for an owner who comes back later.
    expect(await sheet()).toMatch(new RegExp(`Failed: (?:<!-- -->)?[^<]*${wayOut.source}`));
    for (const path of ['/short-term', '/terms']) {
      const html = await page(path);
      expect(html).toMatch(/<\/html>\s*$/);
      expect(html).not.toContain('2099');
    }
    expect(await page('/terms')).toContain('98470 54321');
    await saveBatch(plan, 'cancelled', batch);
  });

  const undone = 'Visitors see an earlier version again.';

  it('returns to an earlier version with the batches of today, and offers what that undid as changes', async () => {
    expect(await sheet()).toContain('Batches and fees do not');
    expect(await sheet()).not.toContain(undone);
    // This instance starts later, serves what is published before it answers, and then follows each publication. Both
    // share a folder, and it learns of the publication when the first one has rendered the pages.
    let isNewKnown = false;
    const { publications } = desk.store;
    const last = await publications.newest();
    const newest = async () => (isNewKnown ? publications.newest() : last);
    const other = await openTestDesk({
      ...{ publishing: pace, store: { ...desk.store, publications: { ...publications, newest } } },
      env: { DATA_DIR: desk.config.dataDir },
    });
    try {
      const showsPhone = async ({ url }: TestDesk) =>
        (await (await fetch(`${url}/terms`)).text()).includes('98470 54321');
      expect(await showsPhone(other)).toBe(true);
      await send({ do: 'back:1', version: await newestNumber() });
      await soon(() => showsPhone(desk)).toBe(false);
      expect(await showsPhone(other)).toBe(true);
      isNewKnown = true;
      await soon(() => showsPhone(other)).toBe(false);
    } finally {
      await other.stop();
    }
    expect(await page('/')).toContain('Ration card queue');
    const [back] = await desk.store.publications.recent();
    expect([back?.backTo, back?.facts.provider]).toEqual([1, {}]);
    await soon(sheet).toContain('Visitors see this.');
    // Each version says what it changed, so that the owner knows which one to go back to.
    expect(await sheet()).toContain('The phone number becomes +91 98470 54321.');
    expect(await sheet()).toContain('The phone number becomes +91 98470 66666.');
    expect(await sheet()).toContain(undone);
    // The earlier version had the batch open, and visitors would be refused there.
    expect(back?.facts.batches.find(({ id }) => id === courseBatch.id)?.state).toBe('cancelled');
    expect(await page(course)).not.toContain(enrolsForCourse);
  });
});
