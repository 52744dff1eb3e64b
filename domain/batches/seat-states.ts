/** The seat of an order in a batch, and how it follows the order's state. */
import type { OrderState } from '../orders/order-states.ts';

/** `over`: the order is paid, but no place was left. A person decides, or a place becomes free. */
const orderSeatStates = ['held', 'taken', 'released', 'over'] as const;
export type OrderSeatState = (typeof orderSeatStates)[number];

type SeatStep =
  | { at: 'unchanged' }
  | { at: 'moved'; to: 'taken' | 'released' }
  /**
   * After a late payment, the order gets a free place, or its seat becomes `over` if there is none. Money is never
   * refused.
   */
  | { at: 'wanted' };

export function nextSeatStep(seat: OrderSeatState, order: OrderState): SeatStep {
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
    // The place is kept until the money has been refunded, because the refund may fail.
    case 'refunding':
      return { at: 'unchanged' };
    default:
      return order satisfies never;
  }
}

/** Whether the seat counts as given: it is held for a payment, or paid. */
export const isSeatHeldOrTaken = (seat: OrderSeatState) => seat === 'held' || seat === 'taken';
