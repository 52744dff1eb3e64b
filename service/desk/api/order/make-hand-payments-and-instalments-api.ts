/** Records money that was paid or returned by hand, and makes and changes plans of instalments, on an order's page. */
import type { Order } from '#database/orders/order.ts';
import type { InstalmentPlan } from '#desk/api-types/order-details.ts';
import type { OrderChangeResult, OrdersApi } from '#desk/api-types/orders-api.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import {
  describePaymentRecordProblem,
  type HandRecordedMoney,
  paymentRecordBounds,
} from '#domain/money/hand-recorded-money.ts';
import { describeInstalmentPlanProblem } from '#domain/orders/instalments.ts';
import {
  listedOrderState,
  receivedPaise,
  wasRecordedByMistake,
} from '#domain/orders/listed-order-state-and-sums.ts';
import { isOrderOpen, refundablePaise, totalRefundedPaise } from '#domain/orders/order-states.ts';
import { explainModeMismatch } from '../../../payments/explain-mode-mismatch.ts';
import type { ApiOptions } from '../api-options.ts';
import { requirePermission } from '../require-permission.ts';

type HandPaymentsApi = Pick<
  OrdersApi,
  | 'recordPayment'
  | 'recordHandBack'
  | 'withdrawRefund'
  | 'takeBackRecord'
  | 'divideIntoInstalments'
  | 'moveInstalmentDates'
>;

const foreignResult: OrderChangeResult = { at: 'refused', because: 'foreign' };
const lateResult: OrderChangeResult = { at: 'refused', because: 'late' };

export function makeHandPaymentsAndInstalmentsApi(
  options: ApiOptions,
  find: (id: string) => Promise<Order>,
): HandPaymentsApi {
  const { store, staff, payments, now } = options;
  const { orders } = store;
  const today = () => indianDay(new Date(now()));
  const isForeign = async (order: Order) =>
    explainModeMismatch(order, await orders.modeInForce()) !== null;
  const describeRecordProblem = (record: HandRecordedMoney, { payer }: Order) =>
    describePaymentRecordProblem(
      record,
      { from: addDays(today(), -paymentRecordBounds.daysBack), today: today() },
      payer === null ? [] : [payer.name, payer.email, payer.phone],
    );

  return {
    async recordPayment(id, record, seen = null) {
      requirePermission(staff.role, 'record payments');
      const order = await find(id);
      if (await isForeign(order)) return foreignResult;
      // If the order was cancelled after the page was opened, for example because a colleague made a plan of it, the
      // page is outdated and nothing is recorded. If the page already showed the order as cancelled, the payment may be
      // recorded.
      if (order.state === 'cancelled' && seen !== null && isOrderOpen(seen)) return lateResult;
      const sentence = describeRecordProblem(record, order);
      if (sentence !== null) return { at: 'wrong', sentence };
      const result = await orders.recordPayment(id, record, staff.id);
      switch (result.at) {
        case 'recorded':
          payments?.nudge();
          return { at: 'done' };
        case 'late':
          return lateResult;
        case 'another sum':
          return {
            at: 'wrong',
            sentence:
              'Nothing was recorded: the sum has to be exactly what the order asks for. For a part of it, make a plan of instalments first.',
          };
        case 'known reference':
          return {
            at: 'wrong',
            sentence: `Nothing was recorded: receipt ${result.receipt} has that reference already.`,
          };
        default:
          return result satisfies never;
      }
    },

    async recordHandBack(id, record, key) {
      requirePermission(staff.role, 'record payments');
      const order = await find(id);
      if (await isForeign(order)) return foreignResult;
      const sentence = describeRecordProblem(record, order);
      if (sentence !== null) return { at: 'wrong', sentence };
      if (!(await orders.recordHandBack(id, record, staff.id, key))) return lateResult;
      payments?.nudge();
      return { at: 'done' };
    },

    async withdrawRefund(id, paise, reason, key) {
      requirePermission(staff.role, 'record payments');
      if (await isForeign(await find(id))) return foreignResult;
      if (!(await orders.withdrawRefund(id, paise, reason, staff.id, key))) return lateResult;
      payments?.nudge();
      return { at: 'done' };
    },

    async takeBackRecord(id, reason) {
      requirePermission(staff.role, 'record payments');
      if (await isForeign(await find(id))) return foreignResult;
      const result = await orders.takeBackRecord(id, reason, staff.id);
      switch (result) {
        case 'taken back':
          payments?.nudge();
          return { at: 'done' };
        case 'late':
          return lateResult;
        case 'later is paid':
          return {
            at: 'wrong',
            sentence:
              'Nothing was taken back: a later instalment of this plan is paid. If that was a mistake too, take it back first; otherwise refund the plan.',
          };
        case 'change is paid':
          return {
            at: 'wrong',
            sentence:
              'Nothing was taken back: the change of the course is paid, and its price counts on this payment. If that was a mistake too, take it back first; otherwise refund both.',
          };
        default:
          return result satisfies never;
      }
    },

    async divideIntoInstalments(id, later) {
      requirePermission(staff.role, 'orders');
      if (await isForeign(await find(id))) return foreignResult;
      const sentence = describeInstalmentPlanProblem(later, today());
      if (sentence !== null) return { at: 'wrong', sentence };
      const made = await orders.replaceWithInstalments(id, later, staff.id);
      switch (made.at) {
        case 'made':
          await payments?.makeLink(made.orderId);
          return made;
        case 'late':
          return lateResult;
        case 'full':
          return {
            at: 'wrong',
            sentence:
              'Nothing was divided: its batch is full, has begun or is cancelled, so there is no place for the new order. Move the order to another batch first.',
          };
        default:
          return made satisfies never;
      }
    },

    async moveInstalmentDates(id, dates) {
      requirePermission(staff.role, 'orders');
      if (await isForeign(await find(id))) return foreignResult;
      const result = await orders.movePlanDates(id, dates, staff.id);
      if (result === 'moved' || result === 'unchanged') return { at: 'done' };
      return result === 'late' ? lateResult : { at: 'wrong', sentence: result.wrong };
    },
  };
}

/** The instalment plan to which the order belongs, with the money received and refunded; null if it belongs to none. */
export async function findInstalmentPlan(
  orders: Pick<ApiOptions['store']['orders'], 'readInstalmentPlan'>,
  { instalment }: Order,
): Promise<InstalmentPlan | null> {
  if (instalment === null) return null;
  const plan = await orders.readInstalmentPlan(instalment.planOf);
  const asked = plan.flatMap(({ order }) => (order === null ? [] : [order]));
  const sum = (paiseOf: (order: Order) => number) =>
    asked.reduce((all, order) => all + paiseOf(order), 0);
  return {
    firstId: instalment.planOf,
    feePaise: instalment.feePaise,
    receivedPaise: sum((order) => (wasRecordedByMistake(order) ? 0 : receivedPaise(order))),
    returnedPaise: sum((order) => (wasRecordedByMistake(order) ? 0 : totalRefundedPaise(order))),
    refundablePaise: sum(refundablePaise),
    instalments: plan.map(({ position, paise, dueOn, missedAt, order }) => ({
      position,
      paise,
      dueOn,
      isMissed: missedAt !== null,
      orderId: order?.id ?? null,
      state:
        order && listedOrderState({ state: order.state, isMistake: wasRecordedByMistake(order) }),
      receipt: order?.receipt?.number ?? null,
    })),
  };
}
