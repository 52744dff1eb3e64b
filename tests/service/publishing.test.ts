/** From the desk to the page that visitors see: what is published, what is refused, and how to go back. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weekdays } from '#domain/batches/batch.ts';
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
const newest = async () => (await desk.store.publications.recent())[0]?.number ?? 0;
const listed = async () => /name="listed" value="([\w-]+)"/.exec(await sheet())?.[1] ?? '';
const publish = async () =>
  send({ do: 'publish', version: String(await newest()), listed: await listed() });
const version = async (name: string) =>
  String((await desk.store.publications.draft(name))?.version ?? 0);

describe('publishing at the desk', () => {
  it('shows a new phone number and a notice on the pages they belong to, without a build', async () => {
    await sendFacts({ version: '0', phone: '+91 98470 12345' });
    await send({
      do: 'notice',
      version: '0',
      text: 'We are closed on 26 January.',
      pages: '/terms',
      fromDay: '2020-01-01',
      untilDay: '2099-12-31',
    });
    expect(await sheet()).toContain('The phone number becomes +91 98470 12345.');
    expect(await page('/terms')).not.toContain('98470 12345');
    const preview = await fetch(`${desk.url}/desk/publish/preview?page=/terms`, {
      headers: { cookie },
    });
    expect(await preview.text()).toContain('We are closed on 26 January.');

    const asked = await publish();
    expect([asked.status, asked.headers.get('location')]).toEqual([
      302,
      '/desk/publish?said=published',
    ]);
    await soon(() => page('/terms')).toContain('We are closed on 26 January.');
    expect(await page('/terms')).toContain('tel:+919847012345');
    expect(await page('/privacy')).not.toContain('We are closed');
    expect(await sheet()).toContain('Everything is published.');
    expect(await page('/courses?q=mern')).toContain('98470 12345');
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
    const nowhere = await send({
      ...{ do: 'notice', version: await version('notices'), text: 'Closed.', pages: '/nowhere' },
      ...{ fromDay: '2099-01-02', untilDay: '2099-01-01' },
    });
    expect(await nowhere.text()).toMatch(
      /value="\/nowhere".*There is no page \/nowhere\..*ends on 1 January 2099, before it begins/s,
    );
    const again = await send({
      ...{ do: 'notice', version: await version('notices'), text: 'We are closed on 26 January.' },
      ...{ pages: '/terms', fromDay: '2020-01-01', untilDay: '2099-12-31' },
    });
    expect(await again.text()).toContain('This notice is in the list already.');
    const past = await send({
      ...{ do: 'notice', version: await version('notices'), text: 'Closed.', pages: '' },
      ...{ fromDay: '2026-01-01', untilDay: '2026-01-02' },
    });
    expect(await past.text()).toContain('The last day, 2 January 2026, is over.');
    expect(await sheet()).toContain('Everything is published.');
  });

  it('accepts one of two simultaneous publications of the same version, and keeps the scripts of open pages', async () => {
    const [script = ''] = /\/assets\/start-[\w-]+\.js/.exec(await page('/terms')) ?? [];
    await sendFacts({ version: await version('provider'), phone: '+91 98470 54321' });
    const fields = { do: 'publish', version: '1', listed: await listed() };
    const answers = await Promise.all(
      [1, 2].map(() => send(fields).then((answer) => answer.text())),
    );
    expect(
      answers.filter((text) => text.includes('Somebody else has saved or published')),
    ).toHaveLength(1);
    await soon(() => page('/terms')).toContain('98470 54321');
    expect(await page('/terms')).not.toContain(script);
    expect((await fetch(desk.url + script)).status).toBe(200);
  });

  it('publishes nothing that somebody else has saved after the list of changes was opened', async () => {
    await sendFacts({ version: await version('provider'), phone: '+91 98470 77777' });
    const seen = { do: 'publish', version: String(await newest()), listed: await listed() };
    await sendFacts({ version: await version('provider'), phone: '+91 98470 66666' });
    const refused = await send(seen);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('Somebody else has saved or published');
    expect(html).toContain('The phone number becomes +91 98470 66666.');
    await sendFacts({ version: await version('provider'), phone: '+91 98470 54321' });
  });

  it('fills the form with the values of the site, and stores only changed values', async () => {
    const form = await (
      await fetch(`${desk.url}/desk/publish/facts`, { headers: { cookie } })
    ).text();
    expect(form).toMatch(/id="email"[^>]*value="[^"]+@/);
    expect(form).toContain('https://instagram.example/miranaya');
    expect((await desk.store.publications.draft('provider'))?.facts).toEqual({
      phone: '+91 98470 54321',
    });
  });

  it('changes an entry, adds one and hides one, and returns to the state of the build', async () => {
    const act = async (list: string, fields: Record<string, string>) =>
      send({ ...fields, version: await version('entries') }, `/desk/publish/facts/${list}`);
    const real = {
      name: 'Asha P.',
      role: 'A learner',
      text: 'I built my own page.',
      rating: '4.5',
    };
    const half = await act('testimonials', { ...real, rating: '4.2', do: 'add' });
    expect(half.status).toBe(422);
    expect(await half.text()).toMatch(/value="4\.2".{0,120}must be a whole or a half number/s);
    await act('testimonials', { ...real, do: 'add' });
    await act('testimonials', { do: 'leave:imran-k' });
    await act('statistics', {
      value: '7',
      label: 'batches done',
      meaning: 'Since May.',
      do: 'save:batches-done',
    });
    const changes = await sheet();
    expect(changes).toContain('What is printed of “Asha P.” is changed, and is no sample.');
    expect(changes).toContain('What is printed of “imran k” is left out.');
    const preview = `${desk.url}/desk/publish/preview?page=/`;
    const html = await (await fetch(preview, { headers: { cookie } })).text();
    expect(html).toContain('I built my own page.');
    expect(html).toContain('Since May.');
    expect(html).not.toContain('Imran K.');
    const form = await (
      await fetch(`${desk.url}/desk/publish/facts/testimonials`, { headers: { cookie } })
    ).text();
    expect(form).toContain('Left out');
    for (const key of ['asha-p', 'imran-k']) await act('testimonials', { do: `back:${key}` });
    await act('statistics', { do: 'back:batches-done' });
    expect((await desk.store.publications.draft('entries'))?.facts).toEqual({});
    await publish();
  });

  it('publishes an uploaded picture under a name of its own, and withdraws it', async () => {
    const list = '/desk/publish/facts/testimonials';
    const at = (address: string) => fetch(desk.url + address, { headers: { cookie } });
    const upload = async (file: Buffer, more: Record<string, string>) => {
      const form = new FormData();
      const fields = { name: 'Asha P.', role: 'A learner', text: 'I built it.', rating: '4.5' };
      const given = { ...fields, ...more, version: await version('entries') };
      for (const [name, value] of Object.entries(given)) form.set(name, value);
      form.set('picture', new Blob([new Uint8Array(file)]), 'me.jpg');
      return fetch(desk.url + list, {
        ...{ method: 'POST', redirect: 'manual', body: form },
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      });
    };
    const jpeg = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a00' } })
      .jpeg()
      .toBuffer();

    const text = await upload(Buffer.from('no picture'), { do: 'add', alt: 'Asha P.' });
    expect(text.status).toBe(422);
    expect(await text.text()).toMatch(
      /id="-picture-wrong"[^>]*>The picture is no picture that can be read/,
    );
    const unnamed = await upload(jpeg, { do: 'add' });
    const form = await unnamed.text();
    expect(form).toMatch(/id="-alt-wrong"[^>]*>The description of the picture must not be empty/);
    // The form still has the picture, so no file has to be chosen again.
    const [, src = ''] =
      /name="pictureSrc" value="(\/assets\/picture-[\w-]+\.webp)"/.exec(form) ?? [];
    const again = await upload(Buffer.alloc(0), { do: 'add', alt: 'Asha P.', pictureSrc: src });
    expect(again.status).toBe(302);
    expect(await page('/')).not.toContain(src);
    expect((await fetch(desk.url + src)).status).toBe(404);

    const preview = await (await at('/desk/publish/preview?page=/')).text();
    const atDesk = src.replace('/assets/', '/desk/publish/pictures/');
    expect(preview).toContain(atDesk);
    const shown = await at(atDesk);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect((await fetch(desk.url + atDesk, { redirect: 'manual' })).status).not.toBe(200);

    await publish();
    await soon(() => page('/')).toContain(`<img src="${src}" alt="Asha P."`);
    const served = await fetch(desk.url + src);
    expect(served.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(await shown.arrayBuffer()));

    const gone = { pictureSrc: src, withoutPicture: 'on', alt: '', do: 'save:asha-p' };
    expect((await upload(Buffer.alloc(0), gone)).status).toBe(302);
    await publish();
    await soon(() => page('/')).not.toContain(src);
    await send({ do: 'back:asha-p', version: await version('entries') }, list);
  });

  it('adds a project with its story and a question in its group, and hides others', async () => {
    const act = async (list: string, fields: Record<string, string>) =>
      send({ ...fields, version: await version('entries') }, `/desk/publish/facts/${list}`);
    const project = {
      ...{ title: 'Ration card queue', studentName: 'Devika S.', description: 'Who is next.' },
      ...{ techStack: 'React', offer: 'mern-stack', problem: 'Hours of standing.' },
      ...{ hard: 'Fairness.', next: 'A second counter.' },
    };
    const short = await act('projects', { ...project, built: 'One line', do: 'add' });
    expect(await short.text()).toContain('The list of what was made must have two lines or more.');
    await act('projects', { ...project, built: 'A token\r\nA screen', do: 'add' });
    await act('projects', { do: 'leave:bus-pass' });
    const question = { question: 'Is there a library?', answer: 'No. Books are sent as files.' };
    const nowhere = await act('questions', { ...question, group: 'nowhere', do: 'add' });
    expect(await nowhere.text()).toContain('Choose the group in which the question stands.');
    await act('questions', { ...question, group: 'classes', do: 'add' });
    await act('questions', { do: 'leave:batch-size' });
    // This question can't be hidden, because other pages link to it.
    const linked = await act('questions', { do: 'leave:refund' });
    expect(await linked.text()).toMatch(/Other pages link to “[^”]+\?”: edit it instead/);
    const odd = { ...question, question: 'Is it <b>free</b>?', group: 'classes', do: 'add' };
    expect(await (await act('questions', odd)).text()).toMatch(
      /class="wrong"[^>]*>“Is it &lt;b&gt;free&lt;\/b&gt;\?”: the question would show “&lt;b&gt;” to visitors/,
    );

    await publish();
    await soon(() => page('/learner-projects')).toContain('Hours of standing.');
    expect(await page('/learner-projects')).not.toContain('College bus pass');
    expect(await page('/')).toContain('Ration card queue');
    expect((await fetch(`${desk.url}/covers/ration-card-queue.svg`)).status).toBe(200);
    expect((await fetch(`${desk.url}/covers/bus-pass.svg`)).status).toBe(404);
    const questions = await page('/questions');
    expect(questions).toMatch(/id="classes".*Is there a library\?.*id="[\w-]+-heading"/s);
    expect(questions).not.toContain('How many learners are in a batch?');

    const audit = await (await fetch(`${desk.url}/desk/audit`, { headers: { cookie } })).text();
    expect(audit).toContain('Saved what the site says');
    expect(audit).toContain('Entry: ration-card-queue; Done: added');
    for (const key of ['ration-card-queue', 'bus-pass'])
      await act('projects', { do: `back:${key}` });
    for (const key of ['is-there-a-library', 'batch-size'])
      await act('questions', { do: `back:${key}` });
    expect((await desk.store.publications.draft('entries'))?.facts).toEqual({});
    await publish();
  });

  it('returns to an earlier version, and offers what that undid as changes', async () => {
    const undone = 'Visitors see an earlier version again.';
    const phone = async (typed: string) =>
      sendFacts({ version: await version('provider'), phone: typed });
    // What is published repeats version 2, to which nobody went back.
    await phone('+91 98470 99999');
    expect(await sheet()).toContain('The phone number becomes +91 98470 99999.');
    expect(await sheet()).not.toContain(undone);
    await phone('+91 98470 54321');
    const last = await newest();
    await send({ do: 'back:1', version: String(last) });
    await soon(() => page('/terms')).toContain('98470 12345');
    const [back] = await desk.store.publications.recent();
    expect(back?.facts.provider).toEqual({ phone: '+91 98470 12345' });
    await soon(sheet).toContain('Visitors see this.');
    // Each version says what it changed, so that the owner knows which one to go back to.
    expect(await sheet()).toContain('The phone number becomes +91 98470 54321.');
    expect(await sheet()).toContain(undone);

    await send({ do: `back:${last}`, version: String(await newest()) });
    await phone('+91 98470 99999');
    await soon(sheet).toContain('The phone number becomes +91 98470 99999.');
    expect(await sheet()).not.toContain(undone);
    await phone('+91 98470 54321');
    await send({ do: 'back:1', version: String(await newest()) });
    await soon(() => page('/terms')).toContain('98470 12345');
  });

  it('is followed by another instance, and by one that starts later, before it answers', async () => {
    const other = await openTestDesk({ publishing: pace, store: desk.store });
    try {
      const text = await (await fetch(`${other.url}/terms`)).text();
      expect(text).toContain('98470 12345');
      await send({ do: 'back:2', version: String(await newest()) });
      await soon(async () => (await fetch(`${other.url}/terms`)).text()).toContain('98470 54321');
    } finally {
      await other.stop();
    }
  });

  it('has a calendar file for each batch that is not over, and none for another', async () => {
    expect(await page('/short-term')).not.toContain('Choose a workshop');
    const today = indianDay(new Date());
    const add = async (startsOn: string, lengthDays: number) => {
      const saved = await desk.store.batches.saveBatch(
        null,
        {
          ...{ offer: 'mean-workshop', startsOn, endsOn: addDays(startsOn, lengthDays) },
          ...{ from: '16:00', to: '18:30', language: 'en', mentor: 'Asha Rao; “mentor”, of us' },
          ...{ days: [...weekdays], seats: 20, earlyPrice: null },
        },
        'open',
        { who: 'terminal', version: null, isOffer: () => true, feePaise: null },
      );
      if (saved.at !== 'saved') throw new Error('The batch is not saved.');
      return `/starts/${saved.batch.id}.ics`;
    };
    const [next, running, over] = [
      await add(addDays(today, 10), 3),
      await add(addDays(today, -2), 3),
      await add(addDays(today, -9), 3),
    ];
    await publish();
    await soon(async () => (await fetch(desk.url + next)).status).toBe(200);
    expect(await page('/short-term')).toMatch(/href="#workshops"[^>]*>Choose a workshop</);
    for (const [path, first] of [
      [next, addDays(today, 10)],
      [running, addDays(today, -2)],
    ] as const) {
      const answer = await fetch(desk.url + path);
      expect(answer.headers.get('content-type')).toContain('text/calendar');
      const [event] = readIcalendar(Buffer.from(await answer.arrayBuffer()));
      expect(event?.startsAt).toEqual(new Date(`${first}T16:00:00+05:30`));
      expect(event?.sessions).toHaveLength(4);
    }
    expect((await fetch(desk.url + over)).status).toBe(404);

    // A batch that was published before it began is not a change that visitors do not see.
    const [last] = await desk.store.publications.recent();
    if (last === undefined) throw new Error('Nothing is published.');
    const { number, batches, ...others } = last.facts;
    const open = batches.map((batch) => ({ ...batch, state: 'open' as const }));
    await desk.store.publications.ask({ ...others, batches: open }, 'terminal', number);
    expect(await sheet()).toContain('Everything is published.');
  });

  it('sells no offer whose only batch was cancelled, and leads to its waiting list', async () => {
    const course = '/fullstack-details/mern-stack';
    const enrols = `href="/enroll-form?offer=mern-stack"`;
    expect(await page(course)).toContain(enrols);
    const startsOn = addDays(indianDay(new Date()), 20);
    const plan = {
      ...{ offer: 'mern-stack', startsOn, endsOn: addDays(startsOn, 60) },
      ...{ from: '19:00', to: '20:30', language: 'en' as const, mentor: 'Asha Rao' },
      ...{ days: [...weekdays], seats: 20, earlyPrice: null },
    };
    const saving = { who: 'terminal', isOffer: () => true, feePaise: null };
    const made = await desk.store.batches.saveBatch(null, plan, 'open', {
      ...saving,
      version: null,
    });
    if (made.at !== 'saved') throw new Error('The batch is not saved.');
    const { id, version } = made.batch;
    await publish();
    const whenOpen = await newest();
    await desk.store.batches.saveBatch(id, plan, 'cancelled', { ...saving, version });
    await publish();
    // The earlier version had the batch open, and visitors would be refused there.
    expect(await sheet()).toContain('Batches and fees do not');
    await send({ do: `back:${whenOpen}`, version: String(await newest()) });
    const [back] = await desk.store.publications.recent();
    expect(back?.backTo).toBe(whenOpen);
    expect(back?.facts.batches.find((batch) => batch.id === id)?.state).toBe('cancelled');
    await soon(() => page(course)).toContain('href="/waiting-list?offer=mern-stack"');
    const html = await page(course);
    expect(html).not.toContain(enrols);
    expect(html).not.toContain('The last batch was on');
    expect(await page('/enroll-form?offer=mern-stack')).toContain('MERN Stack: no date yet');
  });

  it('publishes while a running workshop has lost one of the days that its page promises', async () => {
    const startsOn = addDays(indianDay(new Date()), -1);
    const saved = await desk.store.batches.saveBatch(
      null,
      {
        ...{ offer: 'lamp-workshop', startsOn, endsOn: addDays(startsOn, 2), days: [...weekdays] },
        ...{ from: '16:00', to: '18:30', language: 'en', mentor: 'Asha Rao', seats: 20 },
        earlyPrice: null,
      },
      'open',
      { who: 'terminal', version: null, isOffer: () => true, feePaise: null },
    );
    expect(saved.at).toBe('saved');
    await publish();
    await soon(async () => (await desk.store.publications.recent())[0]?.state).toBe('live');
  });

  it('names the batch that keeps the owner from publishing and from going back, and says what to do', async () => {
    const plan = {
      ...{ offer: 'solidworks-workshop', startsOn: '2099-01-05', endsOn: '2099-01-08' },
      ...{ from: '16:00', to: '18:30', language: 'en' as const, mentor: 'Asha Rao' },
      ...{ days: [...weekdays], seats: 20, earlyPrice: null },
    };
    const saving = { who: 'terminal', isOffer: () => true, feePaise: null };
    // The form of the desk refuses this batch. It may be older than the rule, or than the words of its page.
    const saved = await desk.store.batches.saveBatch(null, plan, 'open', {
      ...saving,
      version: null,
    });
    if (saved.at !== 'saved') throw new Error('The batch is not saved.');
    const { id, version } = saved.batch;
    const wayOut =
      /The batch of “[^”]+” from 5 January 2099 causes this: change or cancel it under Batches/;
    const earlier = (await desk.store.publications.recent()).filter(
      ({ state }) => state === 'live',
    )[1];
    const back = `back:${earlier?.number}`;
    const refused = await send({ do: back, version: String(await newest()) });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(wayOut);
    // The list of versions says the same, for an owner who comes back later.
    expect(await sheet()).toMatch(new RegExp(`Failed: (?:<!-- -->)?[^<]*${wayOut.source}`));
    expect(await (await publish()).text()).toMatch(wayOut);
    await desk.store.batches.saveBatch(id, plan, 'cancelled', { ...saving, version });
    expect((await send({ do: back, version: String(await newest()) })).status).toBe(302);
  });

  it('refuses a text of 100 kB and a workshop in 2099, and visitors keep complete pages', async () => {
    const until = { fromDay: '2099-01-01', untilDay: '2099-12-31' };
    // Letters that are not Latin, so that each has nine bytes in a form.
    const long = 'नमस्ते '.repeat(14_600).trim();
    const notice = async (text: string) =>
      send({ do: 'notice', version: await version('notices'), text, pages: '/terms', ...until });
    const notices = async () => (await desk.store.publications.draft('notices'))?.facts ?? [];
    const before = await notices();
    const refused = await notice(long);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(`value="${long}"`);
    expect(html).toContain('The text must have at most 300 letters.');
    expect(await notices()).toEqual(before);

    expect((await notice('Closed in 2099.')).status).toBe(302);
    const far = await desk.store.batches.saveBatch(
      null,
      {
        ...{ offer: 'mern-workshop', startsOn: '2099-01-05', endsOn: '2099-01-08' },
        ...{ from: '16:00', to: '18:30', language: 'en', mentor: 'Asha Rao', seats: 20 },
        days: ['mon', 'tue', 'wed', 'thu'],
        earlyPrice: null,
      },
      'open',
      { who: 'terminal', version: null, isOffer: () => true, feePaise: null },
    );
    expect(far.at).toBe('saved');
    // An edit of another part is not held up by this problem.
    const left = { do: 'leave:batch-size', version: await version('entries') };
    expect((await send(left, '/desk/publish/facts/questions')).status).toBe(302);
    await publish();
    await soon(sheet).toContain(
      '“MERN Stack Workshop”: the first day is in the year 2099: is that right?',
    );
    for (const path of ['/short-term', '/terms']) {
      const html = await page(path);
      expect(html).toMatch(/<\/html>\s*$/);
      expect(html).not.toContain('2099');
    }
  });
});
