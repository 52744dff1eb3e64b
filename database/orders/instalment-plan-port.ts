import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Paise } from '#domain/money.ts';
import type { PaymentProviderMode } from '#domain/payment-provider-modes.ts';
import type { Order } from './order.ts';

/**
 * One instalment of a plan, with the order that asks for it. A later instalment has no order until the first is paid.
 */
export type PlannedInstalment = {
  position: number;
  paise: Paise;
  dueOn: CalendarDate;
  reminders: number;
  missedAt: Date | null;
  order: Order | null;
};

/** An unpaid instalment whose date has passed, after both reminders. */
export type MissedInstalment = {
  planOf: string;
  position: number;
  dueOn: CalendarDate;
  order: Order;
};

/**
 * `open`: this person has an unpaid order for the same offer. `incomplete`: the name, address or number is missing.
 * `full`: no place is left.
 */
type OrderAsked =
  | { at: 'made' | 'open'; orderId: string }
  | { at: 'full' | 'not sold' | 'incomplete' | 'gone' };

/**
 * `late`: the order can't be divided any more. `full`: its batch has begun or is cancelled, or the place of the order was
 * released and none is free.
 */
type OrderPlanned = { at: 'made'; orderId: string } | { at: 'late' | 'full' };

/** Orders that staff make, and plans of instalments. */
export interface InstalmentPlanPort {
  /**
   * Creates an order for the person of an enquiry, as an enrolment would: with the fee of the day, and a place held
   * in the same transaction. `later` are the dates of further instalments; empty if the whole fee is due at once.
   */
  askFor(
    enquiryId: string,
    wanted: { offer: string; batch: string | null; later: readonly CalendarDate[] },
    who: string,
  ): Promise<OrderAsked>;
  /**
   * Replaces an unpaid order by one in instalments, with the same fee, facts and batch, unless the batch has begun or is
   * cancelled. If the place of the order was released, the new order gets a free place in that batch.
   */
  planOrder(orderId: string, later: readonly CalendarDate[], who: string): Promise<OrderPlanned>;
  /** The instalments of a plan, found by the order of the first one; empty if there is no plan. */
  planOf(orderId: string): Promise<PlannedInstalment[]>;
  /**
   * Moves the dates of unpaid instalments. `late`: an instalment was paid or moved in the meantime. `wrong`: a sentence
   * that says what is wrong with the dates.
   */
  movePlanDates(
    orderId: string,
    dates: readonly { position: number; was: CalendarDate; becomes: CalendarDate }[],
    who: string,
  ): Promise<'moved' | 'unchanged' | 'late' | { wrong: string }>;
  /** Lets the link of a later instalment be created now, because the learner or staff ask for it before its time. */
  askInstalmentNow(orderId: string): Promise<void>;
  /**
   * Sends reminders of unpaid instalments, and marks missed ones for staff. Resolves with the number of instalments
   * that got a reminder or a mark.
   */
  followInstalments(mode: PaymentProviderMode): Promise<number>;
  /** The missed instalments of the mode in force, the oldest first. */
  missedInstalments(): Promise<MissedInstalment[]>;
}
