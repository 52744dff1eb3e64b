/**
 * From the desk to the page that visitors see: what is refused, listed, previewed and published.
 * `tests/operations/publish-again-and-go-back.test.ts` goes on from there.
 *
 * Each save at the desk starts a process that checks the facts, which takes a second, or two if it is refused. Each
 * publication starts another that renders all pages, which takes two to five seconds. So a refused form has several
 * mistakes, facts are stored directly where a test is not about their form, and one publication serves all tests.
 */
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar-date.ts';
import { readIcalendar } from '../support/read-icalendar.ts';
import {
  courseBatchPlan,
  courseEnrolmentLink,
  coursePath,
  expectEventually,
  makeBatchPlan,
  makeJpeg,
  setUpPublishingDesk,
  today,
} from './support/publishing-desk.ts';

const owner = setUpPublishingDesk();
const { page, atDesk, htmlAtDesk, sheet, send, publish } = owner;
const { storeEntries, act, upload, saveBatch, saveNoticeAndEntries } = owner;

const testimonials = '/desk/publish/facts/testimonials';
const question = { question: 'Is there a library?', answer: 'No. Books are sent as files.' };

/** The address of the uploaded picture. */
let picture = '';
/** The addresses of the calendar files of three batches. */
let calendars: { next: string; running: string; over: string };

describe('publishing at the desk', () => {
  it('refuses an entry that no page can show, beside its field', async () => {
    const half = await act('testimonials', {
      ...{ name: 'Asha P.', role: 'A learner', text: 'I built it.', rating: '4.2', do: 'add' },
    });
    expect(half.status).toBe(422);
    expect(await half.text()).toMatch(/value="4\.2".{0,120}must be a whole or a half number/s);
  });

  it('lists and previews what is saved, and visitors do not see it yet', async () => {
    expect((await upload(await makeJpeg(), { do: 'add', alt: 'Asha P.' })).status).toBe(302);
    const added = JSON.stringify((await owner.desk.store.publications.draft('entries'))?.facts);
    picture = /\/assets\/picture-[\w-]+\.webp/.exec(added)?.[0] ?? '';
    await saveNoticeAndEntries();
    await act('questions', { ...question, group: 'classes', do: 'add' });
    await storeEntries({ projects: { 'bus-pass': null }, questions: { 'batch-size': null } });
    const [next, running, over] = [
      await saveBatch(makeBatchPlan('mean-workshop', addDays(today, 10), 3)),
      await saveBatch(makeBatchPlan('mean-workshop', addDays(today, -2), 3)),
      await saveBatch(makeBatchPlan('mean-workshop', addDays(today, -9), 3)),
    ].map(({ id }) => `/starts/${id}.ics`) as [string, string, string];
    calendars = { next, running, over };
    await saveBatch(courseBatchPlan);
    // This workshop has lost one of the days that its page promises. It has begun, so it can be published.
    await saveBatch(makeBatchPlan('lamp-workshop', addDays(today, -1), 2));

    const changes = await sheet();
    for (const change of [
      'New: the notice “We are closed on 26 January.”',
      'What is printed of “Asha P.” is changed, and is no sample.',
      'What is printed of “imran k” is left out.',
    ])
      expect(changes).toContain(change);
    expect(await htmlAtDesk(testimonials)).toContain('Left out');
    expect(changes).toContain('<option value="/terms">Terms and conditions</option>');
    await owner.desk.store.batches.setFee(
      { of: 'skill', fromDay: addDays(today, 9), paise: 249_900, reason: 'A test' },
      'terminal',
    );
    const home = await htmlAtDesk('/desk/publish/preview?page=/');
    expect(home).toContain('Preview: visitors don’t see this yet.');
    expect(home).toMatch(/Fees that begin later are not shown yet: Skill programs ₹2,499 from/);
    const pictureAtDesk = picture.replace('/assets/', '/desk/publish/pictures/');
    for (const text of ['I built it.', 'Since May.', pictureAtDesk]) expect(home).toContain(text);
    expect(home).not.toContain('Imran K.');
    expect(await htmlAtDesk('/desk/publish/preview?page=/terms')).toContain(
      'We are closed on 26 January.',
    );
    expect((await atDesk(pictureAtDesk)).headers.get('content-type')).toBe('image/webp');
    expect((await fetch(owner.desk.url + pictureAtDesk, { redirect: 'manual' })).status).not.toBe(
      200,
    );

    expect(await page('/terms')).not.toContain('We are closed');
    expect(await page('/')).not.toContain(picture);
    expect((await fetch(owner.desk.url + picture)).status).toBe(404);
    expect(await page('/short-term')).not.toContain('Choose a workshop');
    expect(await page(coursePath)).toContain(courseEnrolmentLink);
  });

  it('shows a notice on the pages it belongs to, without a build', async () => {
    const asked = await publish();
    expect([asked.status, asked.headers.get('location')]).toEqual([
      302,
      '/desk/publish?said=published',
    ]);
    await expectEventually(() => page('/terms')).toContain('We are closed on 26 January.');
    expect(await page('/privacy')).not.toContain('We are closed');
    expect(await sheet()).toContain('Everything is published.');
  });

  it('shows entries that were changed, added and hidden, and a project with its story and its cover', async () => {
    const home = await page('/');
    for (const text of ['Since May.', 'Ration card queue']) expect(home).toContain(text);
    expect(home).not.toContain('Imran K.');
    expect(await page('/learner-projects')).toContain('Hours of standing.');
    expect(await page('/learner-projects')).not.toContain('College bus pass');
    expect((await fetch(`${owner.desk.url}/covers/ration-card-queue.svg`)).status).toBe(200);
    expect((await fetch(`${owner.desk.url}/covers/bus-pass.svg`)).status).toBe(404);
    const questions = await page('/questions');
    expect(questions).toMatch(/id="classes".*Is there a library\?.*id="[\w-]+-heading"/s);
    expect(questions).not.toContain('How many learners are in a batch?');
    const audit = await htmlAtDesk('/desk/audit');
    expect(audit).toContain('Saved what the site says');
    expect(audit).toContain('Entry: ration-card-queue; Done: added');
  });

  it('shows an uploaded picture under a name of its own', async () => {
    expect(await page('/')).toContain(`<img src="${picture}" alt="Asha P."`);
    const served = await fetch(owner.desk.url + picture);
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
      const answer = await fetch(owner.desk.url + path);
      expect(answer.headers.get('content-type')).toContain('text/calendar');
      const [event] = readIcalendar(Buffer.from(await answer.arrayBuffer()));
      expect(event?.startsAt).toEqual(new Date(`${first}T16:00:00+05:30`));
      expect(event?.sessions).toHaveLength(4);
    }
    expect((await fetch(owner.desk.url + calendars.over)).status).toBe(404);
  });

  it('fills the form with the values of the site, and stores only changed values', async () => {
    await send({ version: '0', phone: '+91 98470 54321' }, '/desk/publish/facts');
    const form = await htmlAtDesk('/desk/publish/facts');
    expect(form).toMatch(/id="email"[^>]*value="[^"]+@/);
    expect(form).toContain('https://instagram.example/miranaya');
    expect((await owner.desk.store.publications.draft('provider'))?.facts).toEqual({
      phone: '+91 98470 54321',
    });
  });
});
