/**
 * A batch from the desk to a paid place, as a visitor without JavaScript and the owner use it.
 * `tests/operations/batches-of-a-new-installation.test.ts` has the batches with which a desk begins.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { formatDay } from '#contract/text/format-day.ts';
import { type Weekday, weekdayLabels } from '#contract/text/weekdays.ts';
import type { BatchPlan } from '#domain/batches/batch.ts';
import { weekdayOf } from '#domain/batches/session-days.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { makeOrderTickets } from '#service/payments/status-page/order-addresses.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import { createSessionCookie, openTestDesk, type TestDesk } from '../support/open-test-desk.ts';
import { findOrderOfPerson } from './support/find-order-of-person.ts';

const day = addDays(indianDay(new Date()), 20);
const offer = 'mern-workshop';
const words = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

let desk: TestDesk;
let owner: string;
let counsellor: string;
let batch: string;
beforeAll(async () => {
  desk = await openTestDesk();
  owner = await createSessionCookie(desk.store, await desk.hire('Asha', 'owner'));
  counsellor = await createSessionCookie(desk.store, await desk.hire('Ravi', 'counsellor'));
}, 60_000);
afterAll(() => desk.close());

/** The fields of the form for a batch, as the desk's page sends them. */
const plan = (changes: Record<string, string> = {}) => ({
  offer,
  startsOn: day,
  endsOn: addDays(day, 3),
  // The batch has four days, because the page of this workshop promises four sessions.
  days: [0, 1, 2, 3].map((n) => weekdayOf(addDays(day, n))).join(),
  from: '16:00',
  to: '18:30',
  language: 'en',
  mentor: 'Asha Rao',
  seats: '1',
  act: 'open',
  ...changes,
});

const send = (address: string, fields: Record<string, string>, cookie = owner) => {
  const { days = '', ...others } = fields;
  const body = new URLSearchParams(others);
  for (const one of days.split(',')) body.append('days', one);
  return fetch(desk.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body,
  });
};
const show = async (address: string, cookie = owner) => {
  const answer = await fetch(desk.url + address, { headers: { cookie } });
  return answer.text();
};

/** Sends the fields as a browser's own form. */
const post = (table: string, row: Record<string, string>) =>
  fetch(`${desk.url}/rest/v1/${table}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin: desk.url, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(row),
  });
const person = (n: string) => ({
  name: `Person ${n}`,
  email: `person.${n}@example.com`,
  mobile: `0${mobileOfName(n)}`,
});

type Saved = { id: string; version: number; address: string };
/**
 * Stores a batch directly, without the check of the whole site that the desk's form starts. That check is a process of
 * its own and takes a second, so only tests about the form send the form.
 */
async function store(
  { days, seats, ...fields }: ReturnType<typeof plan>,
  changes: Partial<BatchPlan> = {},
  last?: { id: string; version: number },
): Promise<Saved> {
  const { startsOn, endsOn, from, to, mentor } = fields;
  const saved = await desk.store.batches.saveBatch(
    last?.id ?? null,
    {
      ...{ offer: fields.offer, startsOn, endsOn, from, to, mentor, language: 'en' },
      ...{ days: days.split(',') as Weekday[], seats: Number(seats), earlyPrice: null, ...changes },
    },
    'open',
    { who: 'terminal', version: last?.version ?? null, isOffer: () => true, feePaise: null },
  );
  if (saved.at !== 'saved') throw new Error(`The batch is not saved: ${saved.at}.`);
  const { id, version } = saved.batch;
  return { id, version, address: `/desk/batches/${id}` };
}

describe('the owner', () => {
  it('makes a batch, reads each mistake beside its field, and sees conflicts', async () => {
    const wrong = await send('/desk/batches/new', plan({ endsOn: addDays(day, -1), mentor: '' }));
    expect(wrong.status).toBe(422);
    const html = words(await wrong.text());
    expect(html).toContain('The last day lies before the first.');
    expect(html).toContain('Say who teaches.');

    const noNumbers = { seats: 'twenty', early: 'three hundred', earlyReason: 'Early' };
    const typed = await (await send('/desk/batches/new', plan(noNumbers))).text();
    expect(typed).toMatch(/name="seats" value="twenty".{0,300}A whole number from 1 to 1000/s);
    expect(typed).toMatch(/name="early" value="three hundred".{0,300}Give an amount in rupees/s);
    const paise = { early: '349.50', earlyUntil: day, earlyReason: 'Early' };
    const halves = await send('/desk/batches/new', plan(paise));
    expect(words(await halves.text())).toContain('Pages say whole rupees');

    const far = await send(
      '/desk/batches/new',
      plan({ startsOn: '2099-01-05', endsOn: '2099-01-08', days: 'mon' }),
    );
    expect(words(await far.text())).toContain('more than two years ahead: is the year right?');

    const short = await send('/desk/batches/new', plan({ endsOn: addDays(day, 1) }));
    expect(words(await short.text())).toContain(
      'With these days the site could not be published. “MERN Stack Workshop”: the line below the title says',
    );

    const made = await send('/desk/batches/new', plan());
    expect(made.status).toBe(302);
    batch = /batches\/([\w-]{36})/.exec(made.headers.get('location') ?? '')?.[1] ?? '';
    const sheet = words(await show(`/desk/batches/${batch}?said=open`));
    expect(sheet).toContain('Open for enrolment.');
    expect(sheet).toContain('0 of 1: 0 paid, 0 held');

    const draft = await send('/desk/batches/new', plan({ offer: 'lamp-workshop', act: 'save' }));
    const clashing = words(await show(`${draft.headers.get('location')}`));
    expect(clashing).toContain('The mentor teaches MERN Stack Workshop at the same hour');
    expect(clashing).toContain('Draft');
  });

  it('copies it to the same weekdays after it', async () => {
    const html = await show(`/desk/batches/new?copy=${batch}`);
    expect(html).toContain(`value="${addDays(day, 7)}"`);
    expect(html).toContain('value="Asha Rao"');
  });

  it('sees it in the calendar', async () => {
    const html = await show(`/desk/batches?show=calendar&month=${day.slice(0, 7)}`);
    expect(html).toContain(`href="/desk/batches/${batch}"`);
    // The month of Christmas, because the month of the batch may have no holiday.
    expect(await show('/desk/batches?show=calendar&month=2026-12')).toContain('Public holiday');
  });

  it('sees the months around it of the same offer, and the present month for a month that cannot be', async () => {
    const html = await show(`/desk/batches?show=calendar&offer=${offer}&month=2027-01`);
    expect(html).toContain(`month=2027-02&amp;offer=${offer}"`);
    const now = day.slice(0, 4);
    for (const month of ['9999-12', '0000-01', 'none'])
      expect(words(await show(`/desk/batches?show=calendar&month=${month}`))).toContain(now);
  });

  it('copies the last batch of an offer whose batches are all over', async () => {
    const past = 'mean-workshop';
    const dates = { startsOn: '2025-06-10', endsOn: '2025-06-13', days: 'tue' };
    const made = await send('/desk/batches/new', plan({ offer: past, ...dates }));
    const saved = words(await show(made.headers.get('location') ?? ''));
    expect(saved).toContain('Nobody can enrol, because its first day is past');
    const { address } = await store(plan({ offer: past }));
    const slip = plan({ offer: past, ...dates, version: '1', act: 'save' });
    expect((await send(address, slip)).headers.get('location')).toBe(`${address}?said=begun`);
    const last = (await desk.store.batches.batches(past)).at(-1);
    const html = await show(`/desk/batches?offer=${past}`);
    expect(words(html)).toContain('No batch is to come');
    expect(html).toContain(`href="/desk/batches/new?copy=${last?.id}"`);
  });

  it('reads that another person saved first, and keeps the typed text', async () => {
    await store(plan({ seats: '2' }), {}, { id: batch, version: 1 });
    const other = await send(
      `/desk/batches/${batch}`,
      plan({ version: '1', mentor: 'Ravi Iyer', act: 'save' }),
    );
    expect(other.status).toBe(409);
    const html = await other.text();
    expect(words(html)).toContain('Somebody else changed this batch after you opened it');
    expect(html).toContain('value="Ravi Iyer"');
    expect(html).toMatch(/name="version" value="2"/);
    // Gives the batch back its first values for the tests that follow.
    await store(plan(), {}, { id: batch, version: 2 });
  });

  it('cancels a batch whose early price is no longer below the fee', async () => {
    const earlyPrice = { paise: 34_900, untilDay: day, reason: 'Early' };
    const { address } = await store(plan({ offer: 'lamp-workshop' }), { earlyPrice });
    const setFee = (paise: number) =>
      desk.store.batches.setFee(
        { of: 'workshop', fromDay: indianDay(new Date()), paise, reason: 'A test' },
        'terminal',
      );
    await setFee(29_900);
    const cancelled = await send(address, { act: 'cancel', version: '1' });
    expect(cancelled.headers.get('location')).toBe(`${address}?said=cancel`);
    await setFee(39_900);
  });

  it('sets a fee from a day on with its reason, and removes one that has not begun', async () => {
    const fee = { act: 'set', of: 'super', rupees: '12999', fromDay: day, reason: 'Longer' };
    const wrong = await send('/desk/fees', { ...fee, rupees: '', fromDay: '2020-01-01' });
    expect(wrong.status).toBe(422);
    expect(words(await wrong.text())).toContain('A fee begins today at the earliest.');
    const high = await send('/desk/fees', { ...fee, rupees: '129990' });
    const question = await high.text();
    expect(words(question)).toContain('If ₹1,29,990 is right, press the button again.');
    expect(question).toContain('name="asked" value="129990"');
    // A fee outside the limits of the pages is refused at once. Otherwise a fee for a later day would stop the
    // rendering of the pages at midnight of that day.
    const beyond = await send('/desk/fees', { ...fee, rupees: '31000' });
    expect(words(await beyond.text())).toContain(
      'The fee of super programs is ₹31,000, and pages take ₹6,000 to ₹30,000',
    );
    expect((await send('/desk/fees', fee)).headers.get('location')).toContain('said=set');
    expect(words(await show('/desk/fees'))).toContain('₹12,999');
    const gone = await send('/desk/fees', { act: 'remove', of: 'super', fromDay: day });
    expect(gone.headers.get('location')).toContain('said=removed');
    const audit = words(await show('/desk/audit'));
    for (const said of ['Set a fee', 'Removed a fee', 'Changed a batch', 'Made a batch'])
      expect(audit).toContain(said);
  });
});

describe('a counsellor', () => {
  it('reads all of it and may change nothing', async () => {
    const html = await show(`/desk/batches/${batch}`, counsellor);
    expect(words(html)).toContain('Asha Rao');
    expect(html).not.toContain('name="act"');
    expect(await show('/desk/batches', counsellor)).not.toContain('/desk/batches/new');
    expect((await send('/desk/fees', { act: 'set' }, counsellor)).status).toBe(403);
    expect((await send(`/desk/batches/${batch}`, plan(), counsellor)).status).toBe(403);
    expect(
      (await fetch(`${desk.url}/desk/batches/new`, { headers: { cookie: counsellor } })).status,
    ).toBe(403);
  });
});

describe('a visitor', () => {
  it('gets a place and a page that names its start, its fee and the end of its reservation', async () => {
    const answer = await post('enrollments', { ...person('first'), offer, batch });
    expect(answer.status).toBe(303);
    const order = await findOrderOfPerson(
      desk.store.orders,
      { email: 'person.first@example.com', phone: person('first').mobile },
      offer,
      batch,
    );
    expect(order?.seat).toMatchObject({ batchId: batch, state: 'held' });
    await fetch(desk.url + answer.headers.get('location'), { redirect: 'manual' });
    const ticket = /order=([^&]+)/.exec(answer.headers.get('location') ?? '')?.[1];
    const status = await (
      await fetch(`${desk.url}/enroll-form/status.json?order=${ticket}`)
    ).json();
    expect(status.texts.title).toMatch(/, from \d+ \w+ 20\d\d$/);
    expect(status.texts.until).toMatch(/20\d\d, \d\d:\d\d [AP]M$/);
    const link = (await desk.store.orders.findOrder(order?.id ?? ''))?.link;
    expect(link?.expiresAt).toEqual(order?.seat?.heldUntil);
  });

  it('is offered the waiting list when the batch is full, with the typed text kept', async () => {
    const late = await post('enrollments', { ...person('late'), offer, batch });
    expect(late.status).toBe(423);
    const html = await late.text();
    expect(words(html)).toContain(fieldErrorSentences.batchFull);
    expect(html).toContain('value="Person late"');
    const [, way = ''] =
      /<form method="post" action="\/waiting-list">(.*?)<\/form>/.exec(html) ?? [];
    const hidden = [...way.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]);
    expect(Object.fromEntries(hidden)).toMatchObject({ name: 'Person late', offer, batch });
    const list = await fetch(`${desk.url}/waiting-list`, {
      method: 'POST',
      body: new URLSearchParams(hidden),
    });
    const page = await list.text();
    expect(page).toContain('value="Person late"');
    expect(page).toContain(`<option value="${batch}" selected>`);
    expect(await desk.store.countLeads({ table: 'waiting_list' })).toBe(0);
    expect(words(html)).toContain('full, with a waiting list');
    expect(await desk.store.countLeads({ table: 'enrollments' })).toBe(1);
  });

  it('waits, gets the place that becomes free, and has a day to pay', async () => {
    const page = await (
      await fetch(`${desk.url}/waiting-list?offer=${offer}&batch=${batch}`)
    ).text();
    expect(page).toContain('action="/rest/v1/waiting_list"');
    expect(page).toMatch(/selected>[^<]*, \d\d:00 [AP]M to /);
    expect(page).toContain(`<option value="${batch}" selected>`);
    const answer = await post('waiting_list', { ...person('late'), offer, batch });
    expect(answer.headers.get('location')).toBe('/waiting-list/thanks');
    expect(words(await (await fetch(`${desk.url}/waiting-list/thanks`)).text())).toContain(
      'You are on the waiting list',
    );
    expect(words(await show(`/desk/batches/${batch}`))).toContain('1 waits');
    expect(words(await show('/desk/enquiries'))).toContain('Waiting list');

    const [first] = await desk.store.batches.ordersInBatch(batch);
    await desk.store.orders.applyFact(first?.orderId ?? '', { kind: 'cancelled' }, 'provider');
    const [next] = await desk.store.batches.ordersInBatch(batch);
    expect(next).toMatchObject({ name: 'Person late', state: 'held' });
    // The time is that of the request, and not that of the place.
    expect(words(await show(`/desk/batches/${batch}`))).toMatch(
      /Got a place ; asked today \d\d:\d\d/,
    );
    const sheet = words(await show(`/desk/orders/${next?.orderId}`));
    expect(sheet).toContain('from the waiting list');
  });

  it('is refused a batch that is not open any more, and asked to choose', async () => {
    const answer = await post('enrollments', {
      ...person('stray'),
      offer,
      batch: '019aa000-0000-7000-8000-000000000009',
    });
    expect(answer.status).toBe(410);
    expect(words(await answer.text())).toContain(fieldErrorSentences.batchWrong);
  });
});

describe('an order', () => {
  it('is moved to another start by a role with that right', async () => {
    const { id: to } = await store(plan({ startsOn: addDays(day, 7), endsOn: addDays(day, 10) }));
    const [seat] = await desk.store.batches.ordersInBatch(batch);
    const address = `/desk/orders/${seat?.orderId}`;
    expect(await show(address)).toContain(`<option value="${to}"`);
    expect((await send(address, { act: 'move', batch: to })).headers.get('location')).toContain(
      'said=moved',
    );
    expect(words(await show(address))).toContain('Moved to another batch');
    expect((await send(address, { act: 'move', batch: to }, counsellor)).status).toBe(403);
    expect(await desk.store.batches.ordersInBatch(to)).toMatchObject([{ orderId: seat?.orderId }]);
  });

  it('has a page that states the start to which it was moved', async () => {
    const [first] = (await desk.store.batches.batches(offer)).toReversed();
    const [seat] = await desk.store.batches.ordersInBatch(first?.id ?? '');
    const { ticketOf } = makeOrderTickets(await desk.store.sharedSecret('order addresses'));
    const ticket = encodeURIComponent(ticketOf(seat?.orderId ?? ''));
    const html = words(
      await (await fetch(`${desk.url}/enroll-form/status?order=${ticket}`)).text(),
    );
    expect(html).toContain(`, from ${formatDay(addDays(day, 7))}`);
    expect(html).toMatch(new RegExp(`${weekdayLabels[weekdayOf(day)]}.*, 04:00 PM to 6:30 PM`));
    expect(html).toContain(formatDay(addDays(day, 10)));
  });
});

describe('a batch with a learner', () => {
  const fields = (changes: Record<string, string> = {}) =>
    plan({ ...{ startsOn: addDays(day, 14), endsOn: addDays(day, 17), seats: '5' }, ...changes });
  let address: string;

  it('is not moved to a past day', async () => {
    ({ address } = await store(fields()));
    const of = { ...person('learner'), offer, batch: address.slice(-36) };
    await post('enrollments', of);
    const order = await findOrderOfPerson(
      desk.store.orders,
      { email: of.email, phone: of.mobile },
      offer,
      of.batch,
    );
    const payment = { paymentId: 'pay_learner', paise: order?.amountPaise ?? 0 };
    await desk.store.orders.applyFact(
      order?.id ?? '',
      { kind: 'paid', currency: 'INR', ...payment },
      'provider',
    );
    const past = { startsOn: addDays(day, -28), endsOn: addDays(day, -25) };
    const refused = await send(address, fields({ ...past, act: 'save', version: '1' }));
    expect(refused.status).toBe(422);
    expect(words(await refused.text())).toContain('This day is past, and one person has a place');
  });

  it('is cancelled with a word on the learner, and stays in the list until the learner is moved', async () => {
    expect(words(await show(address))).toContain(
      'One person has a place. Mails to learners are not set up here',
    );
    await send(address, { act: 'cancel', version: '1' });
    const sheet = words(await show(`${address}?said=cancel`));
    expect(sheet).toContain('Look at what changes, and publish');
    expect(sheet).toContain('One person has a place in this cancelled batch.');
    expect(await show('/desk/batches')).toContain(`href="${address}"`);
    const [seat] = await desk.store.batches.ordersInBatch(address.slice(-36));
    const { id: to } = await store(fields());
    await send(`/desk/orders/${seat?.orderId}`, { act: 'move', batch: to });
    expect(await show('/desk/batches')).not.toContain(`href="${address}"`);
  });

  it('is not cancelled by a page that is still open when it is over', async () => {
    const dates = { startsOn: '2025-06-10', endsOn: '2025-06-13', days: 'tue' };
    const over = await store(plan(dates), { seats: null });
    const refused = await send(over.address, { act: 'cancel', version: '1' });
    expect(refused.status).toBe(422);
    expect(words(await refused.text())).toContain('It ended on 13 June 2025, and cannot be');
    expect((await desk.store.batches.findBatch(over.id))?.state).toBe('open');
  });

  it('is compared with the page of its course, which says other weeks and hours', async () => {
    const course = { offer: 'mern-stack', days: weekdayOf(day), endsOn: addDays(day, 14) };
    const made = await send('/desk/batches/new', plan({ ...course, act: 'save' }));
    const sheet = words(await show(made.headers.get('location') ?? ''));
    expect(sheet).toMatch(/The page of the course says \d+ weeks ?, and this batch has 2 weeks/);
    expect(sheet).toMatch(/says 1 live hour a week ?, and this batch has 2\.5 live hours a week/);
  });
});
