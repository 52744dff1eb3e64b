import { indianDay } from '#domain/indian-day.ts';
import type { Order } from '../orders/order-port.ts';
import { freePlaces, giveFreePlaces, lockBatch, type Work } from './places.ts';

/** `arrangement`: the offer is not sold in batches. */
export type PlaceFor = { at: 'batch'; id: string } | { at: 'arrangement' } | { at: 'none left' };

/**
 * Where an order that is made anew finds its place, with the batch locked: in the batch that it had, or, when it had none,
 * in the next one. The trigger of an enrolment looks in the same way.
 */
export async function placeFor(work: Work, { offer, seat }: Order): Promise<PlaceFor> {
  const known = await work.trx
    .selectFrom('batches_known')
    .select(['id', 'state', 'starts_on'])
    .where('offer', '=', offer.slug)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
  if (known.length === 0) return { at: 'arrangement' };
  const today = indianDay(work.now);
  for (const { id, state, starts_on } of known) {
    if (state !== 'open' || starts_on < today) continue;
    if (seat !== null && seat.batchId !== id) continue;
    // Whoever waits comes first.
    await giveFreePlaces(work, id);
    const batch = await lockBatch(work, id);
    if (batch !== null && freePlaces(batch) > 0) return { at: 'batch', id };
  }
  return { at: 'none left' };
}
