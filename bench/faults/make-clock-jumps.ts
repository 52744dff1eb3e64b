import { openStore } from '#database/open-store.ts';
import { makeCallRequest, makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { sampleOfferOnSale } from '../../tests/service/support/store-paid-order.ts';
import { compareRowsWithAcknowledged, type FaultOutcome, isLossless } from './fault-outcome.ts';

const day = 86_400_000;
const jumps = [0, 400 * day, -30 * day, 60_000, -90_000, 0];

/**
 * The clock jumps to 400 days ahead, to a month behind, and to about a minute on both sides of the real time. Meanwhile
 * rows arrive, and mails and orders are claimed and postponed. Afterwards all mails have to be sent.
 */
export async function makeClockJumps(dataDir: string): Promise<FaultOutcome> {
  let offset = 0;
  const place = { databaseUrl: null, dataDir };
  const store = await openStore(place, () => Date.now() + offset);
  await store.orders.setOffers([sampleOfferOnSale], 'demonstration');
  const acknowledged: string[] = [];
  const ordered: string[] = [];
  let mailed = 0;
  for (const [n, jump] of jumps.entries()) {
    offset = jump;
    for (let row = 0; row < 20; row += 1) {
      const submission = makeCallRequest(`${n}-${row}`);
      if ((await store.insertAsVisitor(submission)) === 'stored')
        acknowledged.push(`Asha ${n}-${row}`);
      // The same visitor sends the same text after each jump of the clock. The service recognises a repeated text only
      // within ten minutes, so after a jump it may store the text again.
      if (row === 0) await store.insertAsVisitor(makeCallRequest('again'));
    }
    await store.insertAsVisitor(
      makeEnrolment(n, { offer: sampleOfferOnSale.slug, name: `Ravi ${n}` }),
    );
    for (const { id } of await store.orders.claimForFirstLink('demonstration', 50, 60_000)) {
      ordered.push(id);
      await store.orders.postponeLinkRetry(id, new Date(Date.now() + offset + 60_000), 'test');
    }
    const batch = await store.outbox.claim('mail', 50, 60_000);
    if (batch)
      await store.outbox.postpone(batch.id, new Date(Date.now() + offset + 60_000), 'test', true);
  }
  // At the end, all rows are mailed and processed, whatever the clock showed when they were postponed.
  offset = 2 * day;
  const due = (await store.orders.claimForLinkRetry('demonstration', 50, 60_000)).filter(({ id }) =>
    ordered.includes(id),
  );
  for (;;) {
    const batch = await store.outbox.claim('mail', 50, 60_000);
    if (batch === null) break;
    mailed += batch.leads.length;
    await store.outbox.markSent(batch.id);
  }
  const total = await store.countLeads({});
  await store.close();
  const counted = await compareRowsWithAcknowledged(place, acknowledged);
  return {
    fault: 'Clock set forward and back',
    cycles: jumps.length,
    ...counted,
    twice: 0,
    note: `${mailed} of ${total} mailed; ${due.length} of ${jumps.length} orders without a link tried again`,
    isGood: isLossless({ ...counted, twice: 0 }) && mailed === total && due.length === jumps.length,
  };
}
