/**
 * Publishing at the desk for the second time, going back to an earlier version, and forms that are refused.
 * `tests/service/publishing.test.ts` has the first publication.
 *
 * Only the second publication has a fact that is on every page, because the changed pages take most of the time.
 */
import { describe, expect, it } from 'vitest';
import type { BatchPlan } from '#domain/batches/batch.ts';
import {
  courseBatchPlan,
  courseEnrolmentLink,
  coursePath,
  expectEventually,
  makeBatchPlan,
  makeJpeg,
  newProject,
  setUpPublishingDesk,
  testPublishingOptions,
} from '../../tests/service/support/publishing-desk.ts';
import { openTestDesk, type TestDesk } from '../../tests/support/open-test-desk.ts';

const owner = setUpPublishingDesk();
const { page, sheet, send, newestNumber, listed, publish, version } = owner;
const { storeDraft, storeEntries, act, upload, saveBatch } = owner;

/** The path of the picture that the first test uploads. */
let picture = '';
let courseBatch: { id: string; version: number };

describe('publishing at the desk again', () => {
  it('refuses entries that no page can show, and keeps the typed text and the picture', async () => {
    const short = await act('projects', { ...newProject, built: 'One line', do: 'add' });
    expect(await short.text()).toContain('The list of what was made must have two lines or more.');
    const nowhere = await act('questions', {
      ...{ question: 'Is there a library?', answer: 'No.', group: 'nowhere', do: 'add' },
    });
    expect(await nowhere.text()).toMatch(
      /id="-group-wrong"[^>]*>Choose the group in which the question stands\./,
    );
    // The question about refunds can't be hidden, because other pages link to it.
    const linked = await act('questions', { do: 'leave:refund' });
    expect(await linked.text()).toMatch(/Other pages link to “[^”]+\?”: edit it instead/);

    const text = await upload(Buffer.from('no picture'), { do: 'add', alt: 'Asha P.' });
    expect(text.status).toBe(422);
    expect(await text.text()).toMatch(
      /id="-picture-wrong"[^>]*>The picture is no picture that can be read/,
    );
    const form = await (await upload(await makeJpeg(), { do: 'add' })).text();
    expect(form).toMatch(/id="-alt-wrong"[^>]*>The description of the picture must not be empty/);
    // The refused form still refers to the picture that was uploaded with it, so no file has to be chosen again.
    picture = /name="pictureSrc" value="(\/assets\/picture-[\w-]+\.webp)"/.exec(form)?.[1] ?? '';
    const again = await upload(Buffer.alloc(0), { do: 'add', alt: 'Asha P.', pictureSrc: picture });
    expect(again.status).toBe(302);
  });

  it('begins with a published version that has a picture, new entries and a batch', async () => {
    await owner.saveNoticeAndEntries();
    courseBatch = await saveBatch(courseBatchPlan);
    await publish();
    await expectEventually(sheet).toContain('Visitors see this.');
    const home = await page('/');
    for (const text of ['Since May.', 'Ration card queue', `<img src="${picture}"`])
      expect(home).toContain(text);
  });

  it('refuses an invalid value beside its field, and keeps the typed text', async () => {
    const refused = await send(
      {
        version: await version('provider'),
        ...{ phone: '+91 98470', opens: '21:00', closes: '11:00' },
      },
      '/desk/publish/facts',
    );
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
    expect((await owner.desk.store.publications.draft('notices'))?.facts).toHaveLength(1);
    expect(await sheet()).toContain('Everything is published.');
  });

  it('deletes an added entry and shows hidden and changed ones as before, once staff say so', async () => {
    const gone = { pictureSrc: picture, withoutPicture: 'on', alt: '', do: 'save:asha-p' };
    expect((await upload(Buffer.alloc(0), gone)).status).toBe(302);
    await act('testimonials', { do: 'back:imran-k' });
    await act('statistics', { do: 'back:batches-done' });
    await act('projects', { do: 'back:ration-card-queue' });
    const draft = JSON.stringify((await owner.desk.store.publications.draft('entries'))?.facts);
    expect(draft).toContain('asha-p');
    for (const key of ['imran-k', 'batches-done', 'ration-card-queue'])
      expect(draft).not.toContain(key);
  });

  it('accepts one of two simultaneous publications of the same version, and keeps the scripts of open pages', async () => {
    const [script = ''] = /\/assets\/start-[\w-]+\.js/.exec(await page('/terms')) ?? [];
    await saveBatch(courseBatchPlan, 'cancelled', courseBatch);
    await storeDraft('provider', { phone: '+91 98470 54321' });
    const fields = { do: 'publish', version: '1', listed: await listed() };
    const answers = await Promise.all(
      [1, 2].map(() => send(fields).then((answer) => answer.text())),
    );
    expect(
      answers.filter((text) => text.includes('Somebody else has saved or published')),
    ).toHaveLength(1);
    await expectEventually(() => page('/terms')).toContain('tel:+919847054321');
    expect(await page('/terms')).not.toContain(script);
    expect((await fetch(owner.desk.url + script)).status).toBe(200);
    // The service itself renders the list of courses for a search, so it must know the published number too.
    expect(await page('/courses?q=mern')).toContain('98470 54321');
  });

  it('withdraws a picture, an added project and a hidden entry from the pages', async () => {
    const home = await page('/');
    for (const text of ['I built it.', 'Imran K.']) expect(home).toContain(text);
    for (const text of [picture, 'Since May.', 'Ration card queue'])
      expect(home).not.toContain(text);
    expect((await fetch(`${owner.desk.url}/covers/ration-card-queue.svg`)).status).toBe(404);
  });

  it('sells no offer whose only batch was cancelled, and leads to its waiting list', async () => {
    const html = await page(coursePath);
    expect(html).toContain('href="/waiting-list?offer=mern-stack"');
    expect(html).not.toContain(courseEnrolmentLink);
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
    // The test stores entries that the forms of the desk would refuse. Real data can contain such entries if they were
    // saved before a rule was added or a page was changed.
    const odd = { group: 'classes', question: 'Is it <b>free</b>?', answer: ['No.'] };
    await storeEntries({ questions: { refund: null, odd: { ...odd, isSample: false } } });
    const plan: BatchPlan = {
      ...makeBatchPlan('mern-workshop', '2099-01-05', 3),
      days: ['mon', 'tue', 'wed', 'thu'],
    };
    const batch = await saveBatch(plan);
    // Staff can still edit another kind of entry while these problems exist.
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
    // The list of versions shows the reason of the failure too, for an owner who comes back later.
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
    // A second instance of the service starts now. It shows the newest version that it knows, and learns of the next
    // one later. Both instances share a folder, so the second one uses the pages that the first one has rendered.
    let isNewKnown = false;
    const { publications } = owner.desk.store;
    const last = await publications.publicationInForce();
    const publicationInForce = async () => (isNewKnown ? publications.publicationInForce() : last);
    const other = await openTestDesk({
      ...{
        publishing: testPublishingOptions,
        store: {
          ...owner.desk.store,
          publications: { ...publications, publicationInForce: publicationInForce },
        },
      },
      env: { DATA_DIR: owner.desk.config.dataDir },
    });
    try {
      const showsPhone = async ({ url }: TestDesk) =>
        (await (await fetch(`${url}/terms`)).text()).includes('98470 54321');
      expect(await showsPhone(other)).toBe(true);
      await send({ do: 'back:1', version: await newestNumber() });
      await expectEventually(() => showsPhone(owner.desk)).toBe(false);
      expect(await showsPhone(other)).toBe(true);
      isNewKnown = true;
      await expectEventually(() => showsPhone(other)).toBe(false);
    } finally {
      await other.stop();
    }
    expect(await page('/')).toContain('Ration card queue');
    const [back] = await owner.desk.store.publications.recent();
    expect([back?.backTo, back?.facts.provider]).toEqual([1, {}]);
    await expectEventually(sheet).toContain('Visitors see this.');
    // The list shows what each version has changed, so that the owner knows which one to go back to.
    expect(await sheet()).toContain('The phone number becomes +91 98470 54321.');
    expect(await sheet()).toContain('The phone number becomes +91 98470 66666.');
    expect(await sheet()).toContain(undone);
    // In the earlier version the batch was open. It is published as cancelled all the same, because the service would
    // refuse visitors who enrol for it.
    expect(back?.facts.batches.find(({ id }) => id === courseBatch.id)?.state).toBe('cancelled');
    expect(await page(coursePath)).not.toContain(courseEnrolmentLink);
  });
});
