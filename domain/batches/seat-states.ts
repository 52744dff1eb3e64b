/** The place of an order in a batch, and what becomes of it with the order. */
import type { OrderState } from '../order-states.ts';

/** `over`: paid, and no place was left. It waits for a person, and for a place that gets free. */
export const seatStates = ['held', 'taken', 'released', 'over'] as const;
export type SeatState = (typeof seatStates)[number];

export type SeatStep =
  | { at: 'unchanged' }
  | { at: 'moved'; to: 'taken' | 'released' }
  /** A payment that came late: it takes a free place; where there is none, it is `over`. Money is never refused. */
  | { at: 'wanted' };

export function seatStep(seat: SeatState, order: OrderState): SeatStep {
  switch (order) {
    case 'paid':
      if (seat === 'held') return { at: 'moved', to: 'taken' };
      return seat === 'released' ? { at: 'wanted' } : { at: 'unchanged' };
    case 'expired':
    case 'cancelled':
    case 'refunded':
      return seat === 'released' ? { at: 'unchanged' } : { at: 'moved', to: 'released' };
    case 'made':
    case 'offered':
    // Whoever is being paid back keeps the place until the money has gone: the refund may fail.
    case 'refunding':
      return { at: 'unchanged' };
    default:
      return order satisfies never;
  }
}

/** A place is given away: it is held for a payment, or paid. */
export const isGiven = (seat: SeatState) => seat === 'held' || seat === 'taken';

/** How long a place is held for whoever has not paid yet: as long as their link lives. */
export const heldHours = 24;
