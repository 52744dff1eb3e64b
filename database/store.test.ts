import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailSubscriptionSchema } from '#contract/rows/email-subscription.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { normaliseEmail } from '#contract/rows/normalise-email.ts';
import { makeSampleLead } from '../tests/service/support/make-sample-lead.ts';
import { makeScratchFolder } from '../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
  withIdempotencyKey,
} from '../tests/service/support/make-submissions.ts';
import { openEmptiedPostgresStore } from '../tests/service/support/on-emptied-stores.ts';
import { placeMigratedSqlite } from '../tests/service/support/place-migrated-sqlite.ts';
import { sampleOfferOnSale } from '../tests/service/support/store-paid-order.ts';
import {
  hasPostgres,
  postgresNameInTitles,
  withServerClient,
} from '../tests/service/support/throwaway-postgres-databases.ts';
import { connectToSqliteFile } from './connection/sqlite-file.ts';
import type { Lead, LeadFilter } from './enquiries/lead-port.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import type { Store } from './store.ts';
import type { WebVital } from './web-vitals-port.ts';

const minute = 60_000;

async function all(store: Store, filter: LeadFilter = {}): Promise<Lead[]> {
  const found: Lead[] = [];
  for await (const page of store.iterateLeadPages(filter)) found.push(...page);
  return found;
}

/**
 * Defines the tests that both engines have to pass. `pass` makes everything stored so far older. `flood` adds this
 * number of submissions to the quarantine, with times before those of all later submissions.
 */
function keepsTheContract(
  current: () => Store,
  pass: (ms: number) => Promise<void>,
  flood: (rows: number) => Promise<void>,
) {
  it('stores a call request, an enrolment and a subscription, each with its id and time', async () => {
    const store = current();
    const before = Date.now() - 1_000;
    expect(
      await store.insertAsVisitor(makeCallRequest(1, { message: 'ஒரு கேள்வி\nline two' })),
    ).toBe('stored');
    expect(await store.insertAsVisitor(makeEnrolment())).toBe('stored');
    expect(await store.insertAsVisitor(makeSubscription('o.k+x@example.in'))).toBe('stored');

    const [call, enrolled, subscribed] = await all(store);
    expect(call).toMatchObject({
      table: 'request_a_call',
      name: 'Asha 1',
      phone: '+91 98765 43210',
      program: 'Data Science',
      message: 'ஒரு கேள்வி\nline two',
    });
    expect(enrolled).toMatchObject({ table: 'enrollments', phone: '098765-43210', program: null });
    expect(subscribed).toMatchObject({
      table: 'email_subscriptions',
      name: null,
      email: 'o.k+x@example.in',
    });
    for (const lead of [call, enrolled, subscribed]) {
      expect(lead?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
      expect(lead?.createdAt.getTime()).toBeGreaterThanOrEqual(before);
    }
  });

  it('refuses a wrong row in the words of the form, and stores nothing of it', async () => {
    const refusals: [Record<string, string>, string][] = [
      [{ name: '' }, fieldErrorSentences.nameMissing],
      [{ name: 'n'.repeat(121) }, fieldErrorSentences.nameTooLong],
      [{ name: 'a\u0001b' }, fieldErrorSentences.unreadable],
      [{ email: 'nobody' }, fieldErrorSentences.emailWrong],
      [{ email: 'a@b.in,c@d.in' }, fieldErrorSentences.emailWrong],
      [{ phone: '12345' }, fieldErrorSentences.phoneWrong],
      [{ program: 'Astrology' }, fieldErrorSentences.programMissing],
      [{ message: 'm'.repeat(2001) }, fieldErrorSentences.messageTooLong],
      [{ message: 'a\u0007b' }, fieldErrorSentences.unreadable],
      [{ name: 'a\u0000b' }, fieldErrorSentences.unreadable],
      [{ offer: 'MERN' }, fieldErrorSentences.offerWrong],
      [{ offer: 'o'.repeat(61) }, fieldErrorSentences.offerWrong],
      [{ offer: 'a\nb' }, fieldErrorSentences.offerWrong],
    ];
    for (const [changes, sentence] of refusals) {
      await expect(current().insertAsVisitor(makeCallRequest(1, changes))).rejects.toMatchObject({
        name: 'RowRefused',
        code: '23514',
        message: sentence,
      });
    }
    await expect(
      current().insertAsVisitor(makeCallRequest(1, { phone: null })),
    ).rejects.toMatchObject({
      code: '23502',
      message:
        'null value in column "phone" of relation "request_a_call" violates not-null constraint',
    });
    expect(await all(current())).toEqual([]);
    expect((await current().stats()).outbox.mail.waiting).toBe(0);
  });

  it('stores the rows beside a refused one', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        current().insertAsVisitor(n % 2 ? makeCallRequest(n) : makeCallRequest(n, { phone: '1' })),
      ),
    );
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(10);
    expect(await all(current())).toHaveLength(10);
  });

  it('reports to each of the rows that arrive together its own result', async () => {
    const together = [
      makeSubscription('a@example.in'),
      makeCallRequest(1),
      makeSubscription('A@example.in'),
      makeEnrolment(1),
      makeCallRequest(1),
      makeEnrolment(1, { offer: 'mern-stack' }),
      makeCallRequest(2),
    ];
    const answers = await Promise.all(together.map((one) => current().insertAsVisitor(one)));
    const [again, others] = ['repeated', 'stored'];
    expect(answers).toEqual([others, others, again, others, again, others, others]);
    expect(await all(current())).toHaveLength(5);
    expect((await current().stats()).outbox.mail.waiting).toBe(5);
  });

  it.each([
    ['with the same idempotency key', withIdempotencyKey(makeCallRequest())],
    ['without a key', makeCallRequest()],
  ])('stores a submission again %s once its row was erased', async (_, submission) => {
    await current().insertAsVisitor(submission);
    const ids = (await all(current())).map(({ id }) => id);
    await current().desk.erase(ids, 'terminal');
    expect(await current().insertAsVisitor(submission)).toBe('stored');
    expect(await current().countLeads({})).toBe(1);
  });

  it('stores one row for one idempotency key, however often and simultaneously it arrives', async () => {
    const once = withIdempotencyKey(makeCallRequest());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => current().insertAsVisitor(once)),
    );
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    await pass(11 * minute);
    expect(await current().insertAsVisitor(once)).toBe('repeated');
    expect(await all(current())).toHaveLength(1);
  });

  it('refuses a key that comes with another submission', async () => {
    const key = randomUUID();
    await current().insertAsVisitor(withIdempotencyKey(makeCallRequest(1), key));
    await expect(
      current().insertAsVisitor(withIdempotencyKey(makeCallRequest(2), key)),
    ).rejects.toMatchObject({
      name: 'ReusedIdempotencyKey',
    });
    await expect(
      current().insertAsVisitor(withIdempotencyKey(makeEnrolment(1), key)),
    ).rejects.toMatchObject({
      name: 'ReusedIdempotencyKey',
    });
    expect(await all(current())).toHaveLength(1);
  });

  it('does not use up a key with a refused row', async () => {
    const key = randomUUID();
    await expect(
      current().insertAsVisitor(withIdempotencyKey(makeCallRequest(1, { phone: '1' }), key)),
    ).rejects.toThrow();
    expect(await current().insertAsVisitor(withIdempotencyKey(makeCallRequest(1), key))).toBe(
      'stored',
    );
  });

  it('stores the same submission once within ten minutes, and again after that', async () => {
    expect(await current().insertAsVisitor(withIdempotencyKey(makeEnrolment()))).toBe('stored');
    expect(await current().insertAsVisitor(withIdempotencyKey(makeEnrolment()))).toBe('repeated');
    await pass(9 * minute);
    expect(await current().insertAsVisitor(makeEnrolment())).toBe('repeated');
    await pass(2 * minute);
    expect(await current().insertAsVisitor(makeEnrolment())).toBe('stored');
    expect(await current().insertAsVisitor(makeEnrolment(2))).toBe('stored');
  });

  it('is not disturbed by a clock that was ahead and is set back', async () => {
    await current().insertAsVisitor(makeEnrolment());
    await pass(-60 * minute);
    expect(await current().insertAsVisitor(makeEnrolment())).toBe('stored');
  });

  it('subscribes an address once, in any letter case, and reveals to nobody that it was known', async () => {
    const answers = await Promise.all(
      ['a@example.in', 'A@Example.in', 'a@example.in'].map((email) =>
        current().insertAsVisitor(withIdempotencyKey(makeSubscription(email))),
      ),
    );
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    await pass(20 * minute);
    expect(await current().insertAsVisitor(makeSubscription('a@EXAMPLE.in'))).toBe('repeated');
    expect(await all(current())).toHaveLength(1);
    expect((await current().stats()).outbox.mail.waiting).toBe(1);
  });

  it('subscribes an address once, in any spelling', async () => {
    for (const written of [
      '\u00c4sha@example.in',
      'A\u0308SHA@Example.in',
      '\u00e4sha\u200b@example.in',
    ]) {
      const { email } = emailSubscriptionSchema.parse({ email: written });
      await current().insertAsVisitor(makeSubscription(email));
    }
    expect(await all(current())).toMatchObject([{ email: '\u00e4sha@example.in' }]);
  });

  it('reads leads in order, by kind and by time, and finds one by its id', async () => {
    for (let n = 0; n < 3; n += 1) {
      await current().insertAsVisitor(makeCallRequest(n));
      await current().insertAsVisitor(makeEnrolment(n));
    }
    const found = await all(current());
    expect(found.map((lead) => lead.id)).toEqual(found.map((lead) => lead.id).sort());
    expect(await all(current(), { table: 'enrollments' })).toHaveLength(3);
    expect(await current().countLeads({ table: 'request_a_call' })).toBe(3);
    expect(await current().countLeads({ since: new Date(Date.now() + minute) })).toBe(0);
    expect(await current().countLeads({ until: new Date(Date.now() + minute) })).toBe(6);
    const first = found[0];
    expect(await current().findLead(first?.id ?? '')).toEqual(first);
    expect(await current().findLead(randomUUID())).toBeNull();
    expect(await current().findLead("'; DROP TABLE x --")).toBeNull();
    const some = found.slice(1, 4).map(({ id }) => id);
    const read = await current().findLeadsById([...some, some[0] ?? '', randomUUID(), 'no id']);
    expect(read.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(found.slice(1, 4));
    expect(await current().findLeadsById([])).toEqual([]);
  });

  it('erases a row with everything recorded about it, and accepts the same person again at once', async () => {
    await current().insertAsVisitor(withIdempotencyKey(makeCallRequest(1)));
    await current().insertAsVisitor(makeSubscription('x@example.in'));
    await current().insertAsVisitor(makeCallRequest(2));
    const [one, sub] = await all(current());
    expect(await current().desk.erase([one?.id ?? '', sub?.id ?? ''], 'terminal')).toBe(2);
    expect((await all(current())).map((lead) => lead.name)).toEqual(['Asha 2']);
    expect((await current().stats()).outbox.mail.waiting).toBe(1);
    expect(await current().insertAsVisitor(makeCallRequest(1))).toBe('stored');
    expect(await current().insertAsVisitor(makeSubscription('x@example.in'))).toBe('stored');
  });

  it('keeps suspicious submissions in quarantine until staff look at them', async () => {
    await current().keepInQuarantine(makeCallRequest(1), 'trap');
    expect(await all(current())).toEqual([]);
    const [quarantined] = await current().findAllQuarantined();
    expect(quarantined).toMatchObject({
      table: 'request_a_call',
      reason: 'trap',
      row: { name: 'Asha 1' },
    });
    expect((await current().stats()).quarantine).toBe(1);
    expect(await current().deleteFromQuarantine(quarantined?.id ?? '', 'terminal')).toEqual(
      quarantined,
    );
    expect(await current().deleteFromQuarantine(quarantined?.id ?? '', 'terminal')).toBeNull();
    expect(await current().desk.eventsOf([quarantined?.id ?? ''])).toMatchObject([
      { type: 'enquiry.forgotten', who: 'terminal', what: {} },
    ]);
  });

  it('finds a quarantined submission', async () => {
    await current().keepInQuarantine(makeCallRequest(1), 'trap');
    await current().keepInQuarantine(makeCallRequest(2), 'too fast');
    const all = await current().findAllQuarantined();
    for (const one of all) expect(await current().findQuarantined(one.id)).toEqual(one);
    expect(await current().findQuarantined(randomUUID())).toBeNull();
    expect(await current().findQuarantined("'; DROP TABLE x --")).toBeNull();
  });

  it('releases a quarantined submission with its time, its id and its key, and notifies staff', async () => {
    const once = withIdempotencyKey(makeCallRequest(1, { message: 'Line one\nline two' }));
    await current().keepInQuarantine(once, 'trap');
    await pass(3 * 24 * 60 * minute);
    const [quarantined] = await current().findAllQuarantined();
    expect(await current().releaseFromQuarantine(quarantined?.id ?? '', 'terminal')).toBe('stored');
    expect(await all(current())).toEqual([
      makeSampleLead({
        id: quarantined?.id ?? '',
        createdAt: quarantined?.createdAt ?? new Date(0),
        ...once.row,
      }),
    ]);
    expect(await current().findAllQuarantined()).toEqual([]);
    expect((await current().outbox.claim('mail', 50, minute))?.leads).toEqual(await all(current()));

    expect(await current().insertAsVisitor(once)).toBe('repeated');
    await expect(
      current().insertAsVisitor(withIdempotencyKey(makeCallRequest(2), once.idempotencyKey ?? '')),
    ).rejects.toMatchObject({ name: 'ReusedIdempotencyKey' });
    expect(await all(current())).toHaveLength(1);
    expect(await current().releaseFromQuarantine(quarantined?.id ?? '', 'terminal')).toBeNull();
    expect(await current().releaseFromQuarantine("'; DROP TABLE x --", 'terminal')).toBeNull();
    expect(await current().desk.eventsOf([quarantined?.id ?? ''])).toMatchObject([
      { type: 'enquiry.let-in', who: 'terminal', what: { taken: 'stored' } },
    ]);
  });

  it('releases each kind of row', async () => {
    for (const one of [makeCallRequest(), makeEnrolment(), makeSubscription('a@example.in')])
      await current().keepInQuarantine(one, 'trap');
    for (const { id } of await current().findAllQuarantined())
      expect(await current().releaseFromQuarantine(id, 'terminal')).toBe('stored');
    expect((await all(current())).map(({ table }) => table)).toEqual([
      'request_a_call',
      'enrollments',
      'email_subscriptions',
    ]);
  });

  it('keeps one submission in quarantine under its key, however often and simultaneously it arrives', async () => {
    const once = withIdempotencyKey(makeCallRequest(1));
    await Promise.all(Array.from({ length: 6 }, () => current().keepInQuarantine(once, 'trap')));
    expect(await current().findAllQuarantined()).toHaveLength(1);
    await expect(
      current().keepInQuarantine(
        withIdempotencyKey(makeCallRequest(2), once.idempotencyKey ?? ''),
        'trap',
      ),
    ).rejects.toMatchObject({ name: 'ReusedIdempotencyKey' });

    // The same submission is sent again and is not suspected this time.
    expect(await current().insertAsVisitor(once)).toBe('stored');
    const [quarantined] = await current().findAllQuarantined();
    await pass(11 * minute);
    expect(await current().releaseFromQuarantine(quarantined?.id ?? '', 'terminal')).toBe(
      'repeated',
    );
    expect(await all(current())).toHaveLength(1);
    expect(await current().findAllQuarantined()).toEqual([]);
  });

  it('keeps a submission that can not be released whole in quarantine', async () => {
    const key = randomUUID();
    await current().keepInQuarantine(
      withIdempotencyKey(makeCallRequest(1, { phone: '1' }), key),
      'trap',
    );
    const before = await current().findAllQuarantined();
    await expect(
      current().releaseFromQuarantine(before[0]?.id ?? '', 'terminal'),
    ).rejects.toMatchObject({
      name: 'RowRefused',
      message: fieldErrorSentences.phoneWrong,
    });
    expect(await current().findAllQuarantined()).toEqual(before);
    expect(await all(current())).toEqual([]);
    expect(await current().desk.eventsOf([before[0]?.id ?? ''])).toEqual([]);

    // The key of the submission is still unused: neither the refusal nor the quarantine used it.
    expect(await current().insertAsVisitor(withIdempotencyKey(makeCallRequest(1), key))).toBe(
      'stored',
    );
    await expect(
      current().releaseFromQuarantine(before[0]?.id ?? '', 'terminal'),
    ).rejects.toThrow();
    expect(await current().findAllQuarantined()).toEqual(before);
  });

  it('keeps a submission in quarantine if the audit can not be written', async () => {
    await current().keepInQuarantine(makeCallRequest(1), 'trap');
    const before = await current().findAllQuarantined();
    const id = before[0]?.id ?? '';
    // Both engines refuse an audit entry without an author.
    const nobody = null as unknown as string;
    await expect(current().deleteFromQuarantine(id, nobody)).rejects.toThrow();
    await expect(current().releaseFromQuarantine(id, nobody)).rejects.toThrow();
    expect(await current().findAllQuarantined()).toEqual(before);
    expect(await all(current())).toEqual([]);
  });

  it('keeps only the ten thousand newest in quarantine, so that a flood can not fill the disk', async () => {
    await flood(10_000);
    await current().deleteExpiredRecords();
    expect((await current().stats()).quarantine).toBe(10_000);
    await current().keepInQuarantine(makeCallRequest(1), 'trap');
    await current().keepInQuarantine(makeCallRequest(2), 'trap');
    await current().deleteExpiredRecords();
    expect((await current().stats()).quarantine).toBe(10_000);
    const names = (await current().findAllQuarantined()).map(({ row }) => row.name);
    expect(names).toEqual(expect.arrayContaining(['Asha 1', 'Asha 2']));
  });

  it('keeps the event of a refund for an unknown payment for two days', async () => {
    const { orders, trouble } = current();
    await orders.setOffers([sampleOfferOnSale], 'live');
    const hold = async (eventId: string) => {
      await orders.storeProviderEvent({ mode: 'live', eventId, body: '{}' });
      const [event] = await orders.claimProviderEvents('live', 1, minute);
      await orders.holdProviderEvent(event?.id ?? '', `pay_of_${eventId}`);
    };
    const learnOf = (eventId: string) =>
      orders.storeUnmatchedPayment({
        paymentId: `pay_of_${eventId}`,
        mode: 'live',
        linkId: null,
        reference: null,
        paidFor: null,
        paise: 100,
        currency: 'INR',
      });
    await hold('soon');
    await hold('never');
    expect((await trouble.paymentFacts()).unappliedEvents).toBeNull();
    await pass(47 * 60 * minute);
    await current().deleteExpiredRecords();
    await learnOf('soon');
    const released = await orders.claimProviderEvents('live', 5, minute);
    expect(released.map(({ eventId }) => eventId)).toEqual(['soon']);
    await orders.markProviderEventApplied(released[0]?.id ?? '', 'known before');
    await pass(2 * 60 * minute);
    await current().deleteExpiredRecords();
    await learnOf('never');
    expect(await orders.claimProviderEvents('live', 5, minute)).toEqual([]);
  });

  it('accepts a heartbeat again and again', async () => {
    for (let n = 0; n < 5; n += 1) await current().heartbeat();
    await Promise.all([current().heartbeat(), current().heartbeat()]);
  });

  it('keeps measurements by day, and deletes them after three months', async () => {
    const measured: WebVital[] = [
      { route: '/', metric: 'lcp', value: 812 },
      { route: '/', metric: 'cls', value: 0.0125 },
      { route: '/project/:id', metric: 'inp', value: 48 },
    ];
    const today = new Date();
    await current().storeVitals(measured);
    expect(await current().vitals(today)).toEqual(measured);
    await expect(current().storeVitals([{ route: '', metric: 'lcp', value: 1 }])).rejects.toThrow();
    await pass(89 * 24 * 60 * minute);
    await current().deleteExpiredRecords();
    expect(await current().vitals(new Date(0))).toEqual(measured);
    await pass(3 * 24 * 60 * minute);
    await current().deleteExpiredRecords();
    expect(await current().vitals(new Date(0))).toEqual([]);
  });

  it('has one shared secret for each name', async () => {
    const [a, b] = await Promise.all([current().sharedSecret('x'), current().sharedSecret('x')]);
    expect(a).toBe(b);
    expect(a?.length).toBeGreaterThan(40);
    expect(await current().sharedSecret('y')).not.toBe(a);
  });

  describe('the outbox', () => {
    const lease = 60_000;

    it('has one entry for each row, and returns them as one batch', async () => {
      await current().insertAsVisitor(makeCallRequest(1));
      await current().insertAsVisitor(makeCallRequest(2));
      const batch = await current().outbox.claim('mail', 50, lease);
      expect(batch?.leads.map((lead) => lead.name)).toEqual(['Asha 1', 'Asha 2']);
      expect(batch?.attempts).toBe(0);
      expect(await current().outbox.claim('mail', 50, lease)).toBeNull();
      await current().outbox.markSent(batch?.id ?? '');
      expect((await current().stats()).outbox.mail).toMatchObject({ waiting: 0, sent: 2 });
    });

    it('gives the entries of one batch to one dispatcher only', async () => {
      for (let n = 0; n < 6; n += 1) await current().insertAsVisitor(makeCallRequest(n));
      const batches = await Promise.all(
        Array.from({ length: 4 }, () => current().outbox.claim('mail', 2, lease)),
      );
      const names = batches.flatMap((batch) => batch?.leads.map((lead) => lead.name) ?? []);
      expect(names).toHaveLength(new Set(names).size);
    });

    it('returns a batch again under the same id when its lease has run out', async () => {
      await current().insertAsVisitor(makeCallRequest(1));
      const first = await current().outbox.claim('mail', 50, lease);
      await current().insertAsVisitor(makeCallRequest(2));
      await pass(lease + 1_000);
      const again = await current().outbox.claim('mail', 50, lease);
      expect(again).toMatchObject({ id: first?.id, leads: [{ name: 'Asha 1' }] });
    });

    it('waits until a postponed batch is due, and counts the attempts', async () => {
      await current().insertAsVisitor(makeCallRequest(1));
      const batch = await current().outbox.claim('mail', 50, lease);
      const due = new Date(Date.now() + 5 * minute);
      await current().outbox.postpone(batch?.id ?? '', due, 'no route', true);
      expect(await current().outbox.claim('mail', 50, lease)).toBeNull();
      await pass(6 * minute);
      expect(await current().outbox.claim('mail', 50, lease)).toMatchObject({
        id: batch?.id,
        attempts: 1,
      });
    });

    it('separates a batch with a bad entry', async () => {
      await current().insertAsVisitor(makeCallRequest(1));
      await current().insertAsVisitor(makeCallRequest(2));
      const batch = await current().outbox.claim('mail', 50, lease);
      await current().outbox.splitBatch(batch?.id ?? '');
      const one = await current().outbox.claim('mail', 50, lease);
      const two = await current().outbox.claim('mail', 50, lease);
      expect([one?.leads.length, two?.leads.length]).toEqual([1, 1]);
      expect(one?.id).not.toBe(two?.id);
    });

    it('gives up an entry that can not be sent, until somebody retries it', async () => {
      await current().insertAsVisitor(makeCallRequest(1));
      const batch = await current().outbox.claim('mail', 50, lease);
      await current().outbox.giveUp(batch?.id ?? '', 'refused');
      expect((await current().stats()).outbox.mail).toMatchObject({ waiting: 0, setAside: 1 });
      expect(await current().outbox.claim('mail', 50, lease)).toBeNull();
      expect(await current().outbox.retryAll()).toBe(1);
      expect(await current().outbox.claim('mail', 50, lease)).toMatchObject({
        id: batch?.id,
        attempts: 0,
      });
    });

    it('queues rows for the webhook only while it is on', async () => {
      await current().insertAsVisitor(makeCallRequest(1));
      await current().outbox.setChannel('webhook', true);
      await current().insertAsVisitor(makeCallRequest(2));
      expect((await current().outbox.claim('webhook', 50, lease))?.leads).toHaveLength(1);
      await current().outbox.setChannel('webhook', false);
      await current().insertAsVisitor(makeCallRequest(3));
      expect((await current().stats()).outbox).toMatchObject({
        mail: { waiting: 3 },
        webhook: { waiting: 1 },
      });
    });

    it('notifies staff of quarantined submissions: together, once, and then at most once an hour', async () => {
      for (let n = 1; n <= 12; n += 1) await current().keepInQuarantine(makeCallRequest(n), 'trap');
      await current().insertAsVisitor(makeCallRequest('real'));
      const first = await current().outbox.claim('mail', 50, lease);
      expect(first?.leads.map((lead) => lead.name)).toEqual(['Asha real']);
      expect(first?.quarantined).toMatchObject({ unreported: 12, total: 12 });
      expect(first?.quarantined?.shown.map(({ row }) => row.name)).toEqual(
        Array.from({ length: 10 }, (_, n) => `Asha ${n + 1}`),
      );

      // This submission arrives while the mail is being sent, so the mail does not contain it.
      await current().keepInQuarantine(makeEnrolment(13), 'too fast');
      await current().outbox.markSent(first?.id ?? '');
      expect(await current().outbox.claim('mail', 50, lease)).toBeNull();
      await pass(61 * minute);
      const second = await current().outbox.claim('mail', 50, lease);
      expect(second).toMatchObject({
        leads: [],
        quarantined: {
          unreported: 1,
          total: 13,
          shown: [{ reason: 'too fast', row: { name: 'Ravi 13' } }],
        },
      });
      await current().outbox.markSent(second?.id ?? '');
      // The count contains only enquiries.
      expect((await current().stats()).outbox.mail).toMatchObject({ waiting: 0, sent: 1 });
    });

    it('retries a mail about quarantined submissions with the others, without sending it earlier', async () => {
      await current().keepInQuarantine(makeCallRequest(1), 'trap');
      const refused = await current().outbox.claim('mail', 50, lease);
      await current().outbox.giveUp(refused?.id ?? '', 'refused');
      expect(await current().outbox.retryAll()).toBe(0);
      const again = await current().outbox.claim('mail', 50, lease);
      expect(again).toMatchObject({ id: refused?.id, quarantined: { unreported: 1 } });
      await current().outbox.markSent(again?.id ?? '');

      await current().keepInQuarantine(makeCallRequest(2), 'trap');
      expect(await current().outbox.retryAll()).toBe(0);
      expect(await current().outbox.claim('mail', 50, lease)).toBeNull();
    });

    it('has no entry for what staff handled before the mail', async () => {
      await current().keepInQuarantine(makeCallRequest(1), 'trap');
      for (const { id } of await current().findAllQuarantined())
        await current().deleteFromQuarantine(id, 'terminal');
      const batch = await current().outbox.claim('mail', 50, lease);
      expect(batch).toMatchObject({ leads: [] });
      expect(batch?.quarantined).toBeUndefined();
    });

    it('deletes sent entries and old keys in time, and never a row', async () => {
      const key = withIdempotencyKey(makeCallRequest(1));
      await current().insertAsVisitor(key);
      await current().keepInQuarantine(makeCallRequest(2), 'trap');
      const batch = await current().outbox.claim('mail', 50, lease);
      await current().outbox.markSent(batch?.id ?? '');
      await current().deleteExpiredRecords();
      expect((await current().stats()).outbox.mail.sent).toBe(1);
      await pass(100 * 24 * 60 * minute);
      await current().deleteExpiredRecords();
      const stats = await current().stats();
      expect(stats.outbox.mail.sent).toBe(0);
      expect(stats.quarantine).toBe(0);
      expect(stats.rows.request_a_call.total).toBe(1);
    });
  });
}

/**
 * Returns one address for each character that a normalised address can contain. Making them takes a second, so the
 * tests of both engines share them.
 */
function normalAddresses(): readonly string[] {
  addresses ??= makeNormalAddresses();
  return addresses;
}
let addresses: readonly string[] | undefined;

function makeNormalAddresses(): string[] {
  const found = new Set<string>();
  for (let point = 0x21; point < 0x30000; point += 1) {
    const letter = String.fromCodePoint(point);
    if (/[\p{L}\p{M}]/u.test(letter)) found.add(normaliseEmail(`a${letter}b@example.in`));
  }
  return [...found];
}

describe('the store on SQLite', () => {
  let store: Store;
  let folder: ReturnType<typeof makeScratchFolder>;
  let ahead = 0;
  beforeEach(async () => {
    ahead = 0;
    folder = makeScratchFolder();
    const path = join(folder.path, 'test.db');
    await placeMigratedSqlite(path);
    store = openSqliteStore(path, () => Date.now() + ahead);
  });
  afterEach(async () => {
    await store.close();
    folder.remove();
  });
  keepsTheContract(
    () => store,
    async (ms) => {
      ahead += ms;
    },
    async (rows) => {
      const db = connectToSqliteFile(join(folder.path, 'test.db'), {
        idempotencyKey: null,
        now: Date.now,
      });
      db.exec(
        `WITH RECURSIVE one(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < ${rows})
         INSERT INTO quarantine SELECT printf('00000000-0000-7000-8000-%012x', n), ${Date.now()},
           'email_subscriptions', '{}', 'trap' FROM one`,
      );
      db.close();
    },
  );

  it('never treats two normal forms of an address as one', () => {
    const db = new DatabaseSync(':memory:');
    const changed = db
      .prepare('SELECT count(*) AS n FROM json_each(?) WHERE lower(value) <> value')
      .get(JSON.stringify(normalAddresses()));
    expect(changed).toEqual({ n: 0 });
    db.close();
  });
});

describe.skipIf(!hasPostgres)(`the store on ${postgresNameInTitles}`, () => {
  const { current, url } = openEmptiedPostgresStore();
  // The database has its own clock, so the test moves stored times back instead.
  const pass = (ms: number) =>
    withServerClient(async (client) => {
      await client.query(
        `UPDATE back_office.idempotency_keys SET taken_at = taken_at - interval '${ms} ms';
         UPDATE back_office.recent_submissions SET taken_at = taken_at - interval '${ms} ms';
         UPDATE back_office.quarantine SET created_at = created_at - interval '${ms} ms';
         UPDATE back_office.web_vitals SET day = (day - interval '${ms} ms')::date;
         UPDATE back_office.provider_events SET received_at = received_at - interval '${ms} ms';
         UPDATE back_office.outbox SET due_at = due_at - interval '${ms} ms',
           claimed_until = claimed_until - interval '${ms} ms', sent_at = sent_at - interval '${ms} ms'`,
      );
    }, url());
  const flood = (rows: number) =>
    withServerClient(async (client) => {
      await client.query(
        `INSERT INTO back_office.quarantine
           SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, now(),
             'email_subscriptions', '{}', 'trap' FROM generate_series(1, ${rows}) AS n`,
      );
    }, url());
  keepsTheContract(current, pass, flood);

  it('never treats two normal forms of an address as one', async () => {
    const addresses = normalAddresses();
    expect(addresses.length).toBeGreaterThan(100_000);
    const { rows } = await withServerClient(
      (client) =>
        client.query('SELECT count(*)::int AS n FROM unnest($1::text[]) AS a WHERE lower(a) <> a', [
          addresses,
        ]),
      url(),
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
