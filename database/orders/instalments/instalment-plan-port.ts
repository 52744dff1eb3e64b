import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { Order } from '../order.ts';

/**
 * One instalment of a plan. `order` is the order that asks for it; null for a later instalment until the first one is
 * paid.
 */
export type PlannedInstalment = {
  position: number;
  paise: Paise;
  dueOn: CalendarDate;
  reminders: number;
  missedAt: Date | null;
  order: Order | null;
};

/**
 * An instalment that is still unpaid a week after its date. If its order or payment link was made after that date, the
 * week begins then.
 */
export type MissedInstalment = {
  planOf: string;
  position: number;
  dueOn: CalendarDate;
  order: Order;
};

/** Reads plans of instalments, moves their dates, and handles unpaid instalments. */
export interface InstalmentPlanPort {
  /**
   * Returns the instalments of the plan that this order is the first of. Empty if the order is not the first of a plan.
   */
  readInstalmentPlan(orderId: string): Promise<PlannedInstalment[]>;
  /**
   * Moves the dates of unpaid instalments. `late`: an instalment was paid or moved in the meantime, or the first one is
   * no longer paid. `wrong`: a sentence that tells staff what is wrong with the new dates.
   */
  movePlanDates(
    orderId: string,
    dates: readonly { position: number; was: CalendarDate; becomes: CalendarDate }[],
    who: string,
  ): Promise<'moved' | 'unchanged' | 'late' | { wrong: string }>;
  /**
   * Lets the link of a later instalment be created now, because the learner or staff ask for it before its date is
   * near.
   */
  allowInstalmentLinkNow(orderId: string): Promise<void>;
  /**
   * Sends reminders of unpaid instalments, and marks those that were missed. Resolves with the number of instalments
   * for which it did so.
   */
  remindOrMarkMissedInstalments(mode: PaymentProviderMode): Promise<number>;
  /** Returns the missed instalments in the payment mode of the offers on sale, those with the earliest date first. */
  missedInstalments(): Promise<MissedInstalment[]>;
}
