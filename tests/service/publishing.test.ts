/**
 * From the desk to the page that visitors see: what is refused, listed, previewed and published.
 * `tests/operations/publish-again-and-go-back.test.ts` goes on from there.
 *
 * Each save at the desk starts a process that checks the facts, which takes a second, or two if it is refused. Each
 * publication starts another that renders all pages, which takes two to five seconds. So a refused form has several
 * mistakes, facts are stored directly where a test is not about their form, and one publication serves all tests.
 */
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import { readIcalendar } from '../support/read-icalendar.ts';
import {
  course,
  courseEnrolmentLink,
  coursePlan,
  makeJpeg,
  newProject,
  planOf,
  soon,
  today,
  usePublishingDesk,
} from './support/publishing-desk.ts';

const owner = usePublishingDesk();
const { page, atDesk, htmlAtDesk, sheet, send, publish, version } = owner;
const { storeEntries, act, upload, saveBatch, saveNoticeAndEntries } = owner;

const testimonials = '/desk/publish/facts/testimonials';
const question = { question: 'Is there a library?', answer: 'No. Books are sent as files.' };

/** The address of the uploaded picture. */
let picture = '';
/** The addresses of the calendar files of three batches. */
let calendars: { next: string; running: string; over: string };

describe('publishing at the desk', () => {
  it('refuses an entry that no page can show, beside its field, and keeps the typed text and the picture', async () => {
    const half = await act('testimonials', {
      ...{ name: 'Asha P.', role: 'A learner', text: 'I built it.', rating: '4.2', do: 'add' },
    });
    expect(half.status).toBe(422);
    expect(await half.text()).toMatch(/value="4\.2".{0,120}must be a whole or a half number/s);
    const short = await act('projects', { ...newProject, built: 'One line', do: 'add' });
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
    const form = await (await upload(await makeJpeg(), { do: 'add' })).text();
    expect(form).toMatch(/id="-alt-wrong"[^>]*>The description of the picture must not be empty/);
    // The form still has the picture, so no file has to be chosen again.
    picture = /name="pictureSrc" value="(\/assets\/picture-[\w-]+\.webp)"/.exec(form)?.[1] ?? '';
    const again = await upload(Buffer.alloc(0), { do: 'add', alt: 'Asha P.', pictureSrc: picture });
    expect(again.status).toBe(302);
  });

  it('lists and previews what is saved, and visitors do not see it yet', async () => {
    await saveNoticeAndEntries();
    await act('questions', { ...question, group: 'classes', do: 'add' });
    await storeEntries({ projects: { 'bus-pass': null }, questions: { 'batch-size': null } });
    const [next, running, over] = [
      await saveBatch(planOf('mean-workshop', addDays(today, 10), 3)),
      await saveBatch(planOf('mean-workshop', addDays(today, -2), 3)),
      await saveBatch(planOf('mean-workshop', addDays(today, -9), 3)),
    ].map(({ id }) => `/starts/${id}.ics`) as [string, string, string];
    calendars = { next, running, over };
    await saveBatch(coursePlan);
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
    expect((await fetch(owner.desk.url + pictureAtDesk, { redirect: 'manual' })).status).not.toBe(
      200,
    );

    expect(await page('/terms')).not.toContain('We are closed');
    expect(await page('/')).not.toContain(picture);
    expect((await fetch(owner.desk.url + picture)).status).toBe(404);
    expect(await page('/short-term')).not.toContain('Choose a workshop');
    expect(await page(course)).toContain(courseEnrolmentLink);
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
