import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { Order } from '../order.ts';

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

/** Plans of instalments. */
export interface InstalmentPlanPort {
  /** The instalments of a plan, found by the order of the first one; empty if there is no plan. */
  planOf(orderId: string): Promise<PlannedInstalment[]>;
  /**
   * Moves the dates of unpaid instalments. `late`: an instalment was paid or moved in the meantime, or the first one is
   * no longer paid. `wrong`: a sentence that says what is wrong with the dates.
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
  /** The missed instalments of the payment mode in force, the oldest first. */
  missedInstalments(): Promise<MissedInstalment[]>;
}
