/** The instalments of a plan, for the page about the learner's order: which are paid, and which is next. */
import { formatDay } from '#contract/format-day.ts';
import type { PlannedInstalment } from '#database/orders/instalment-plan-port.ts';
import type { Order } from '#database/orders/order.ts';
import { indianDayInWords } from '#domain/indian-day.ts';
import { formatPaise } from '#domain/money.ts';
import { isPaidOrLater } from '#domain/order-states.ts';

export type InstalmentLists = { planDone: string[]; planNext: string[] };

/** `next` is the first unpaid instalment that has an order; null when there is nothing to pay. */
type InstalmentPlanDescription = { lists: InstalmentLists; next: Order | null };

export function describeInstalmentPlan(
  plan: readonly PlannedInstalment[],
): InstalmentPlanDescription {
  const isPaid = ({ order }: PlannedInstalment) => order !== null && isPaidOrLater(order.state);
  const open = plan.filter((one) => !isPaid(one));
  return {
    lists: {
      planDone: plan.filter(isPaid).map(({ paise, order }) => paidWords(paise, order)),
      planNext: open.map(({ paise, dueOn }) => `${formatPaise(paise)} by ${formatDay(dueOn)}`),
    },
    next: open.find(({ order }) => order !== null)?.order ?? null,
  };
}

const paidWords = (paise: number, order: Order | null) =>
  order?.paidAt
    ? `${formatPaise(paise)} paid on ${indianDayInWords(order.paidAt)}`
    : `${formatPaise(paise)} paid`;
