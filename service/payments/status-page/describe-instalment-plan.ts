/** Describes which instalments of a plan are paid and which are due, for the page about the learner's order. */
import { formatDay } from '#contract/text/format-day.ts';
import type { PlannedInstalment } from '#database/orders/instalments/instalment-plan-port.ts';
import type { Order } from '#database/orders/order.ts';
import { formatIndianDay } from '#domain/dates/indian-day.ts';
import { formatPaise } from '#domain/money/money.ts';
import { isPaidOrLater } from '#domain/orders/order-states.ts';
import { isUnpaidInCancelledBatch } from '../is-batch-cancelled.ts';

export type InstalmentLists = { planDone: string[]; planNext: string[] };

/** `next` is the first unpaid instalment that has an order; null when there is nothing to pay. */
type InstalmentPlanDescription = { lists: InstalmentLists; next: Order | null };

export function describeInstalmentPlan(
  plan: readonly PlannedInstalment[],
): InstalmentPlanDescription {
  const first = plan.find(({ position }) => position === 1)?.order ?? null;
  const due = first !== null && hasEnded(first) ? [] : plan.filter((one) => !isPaid(one));
  return {
    lists: {
      planDone: plan.filter(isPaid).map(({ paise, order }) => describePayment(paise, order)),
      planNext: due.map(({ paise, dueOn }) => `${formatPaise(paise)} by ${formatDay(dueOn)}`),
    },
    next: due.find(({ order }) => order !== null && !isPaidOrLater(order.state))?.order ?? null,
  };
}

/** Whether the instalment was paid. A payment that was recorded by mistake does not count. */
const isPaid = ({ order }: PlannedInstalment) =>
  order !== null && isPaidOrLater(order.state) && order.voucher?.why !== 'mistake';

/**
 * Whether the plan has ended, so that nothing more is due: its first order was refunded or is being refunded, or the
 * batch was cancelled before the first order was paid.
 */
const hasEnded = (first: Order) =>
  first.state === 'refunding' || first.state === 'refunded' || isUnpaidInCancelledBatch(first);

const describePayment = (paise: number, order: Order | null) =>
  order?.paidAt
    ? `${formatPaise(paise)} paid on ${formatIndianDay(order.paidAt)}`
    : `${formatPaise(paise)} paid`;
