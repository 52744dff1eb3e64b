/** The seat of an order in a batch, and how it follows the order's state. */
import type { OrderState } from '../order-states.ts';

/** `over`: paid, but no place was left. A person decides, or a place becomes free. */
const seatStates = ['held', 'taken', 'released', 'over'] as const;
export type SeatState = (typeof seatStates)[number];

type SeatStep =
  | { at: 'unchanged' }
  | { at: 'moved'; to: 'taken' | 'released' }
  /** A late payment: takes a free place, or becomes `over` when there is none. Money is never refused. */
  | { at: 'wanted' };

export function nextSeatStep(seat: SeatState, order: OrderState): SeatStep {
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
    // Keeps the place until the money has gone back, because the refund may fail.
    case 'refunding':
      return { at: 'unchanged' };
    default:
      return order satisfies never;
  }
}

/** The seat counts as given away: held for a payment, or paid. */
export const isSeatGiven = (seat: SeatState) => seat === 'held' || seat === 'taken';
