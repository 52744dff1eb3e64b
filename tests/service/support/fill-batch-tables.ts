import type { Store } from '#database/store.ts';
import type { BatchPlan } from '#domain/batches/batch.ts';
import { makeEnrolment } from './make-submissions.ts';

/**
 * Creates a full batch of an offer on sale, with a person on the waiting list, so that each table of batches has a row.
 * Returns the id of the batch.
 */
export async function fillBatchTables(store: Store): Promise<string> {
  const plan: BatchPlan = {
    offer: 'taught-in-batches',
    startsOn: '2099-01-05',
    endsOn: '2099-02-06',
    days: ['mon'],
    from: '16:00',
    to: '18:00',
    language: 'en',
    mentor: 'Asha Rao',
    seats: 1,
    earlyPrice: { paise: 100_00, untilDay: '2098-12-01', reason: 'For early birds' },
  };
  const saved = await store.batches.saveBatch(null, plan, 'open', {
    who: 'terminal',
    version: null,
    isOffer: () => true,
    feePaise: null,
  });
  if (saved.at !== 'saved') throw new Error('The batch is not saved.');
  const { id } = saved.batch;
  await store.batches.setFee(
    { of: plan.offer, fromDay: '2026-01-01', paise: 200_00, reason: 'A test' },
    'terminal',
  );
  const facts = { kind: 'course' };
  const offer = { slug: plan.offer, version: 'v1', title: 'Taught in batches', facts };
  await store.orders.setOffers([{ ...offer, amountPaise: 200_00, kind: 'course' }], 'live');
  const columns = { offer: plan.offer, batch: id };
  await store.insertAsVisitor(makeEnrolment('in-a-batch', columns));
  await store.insertAsVisitor({ ...makeEnrolment('who-waits', columns), table: 'waiting_list' });
  return id;
}
