import { immediateDueTime } from '#database/orders/background-work/order-queue-clock-error-limits.ts';
import type { Store } from '#database/store.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { paidOrderPolledForMs } from '../../payments/worker/retry-and-poll-timing.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';
import { findOrder, requirePresentPaymentMode } from './find-order.ts';
import type { OrderArguments } from './order-arguments.ts';

const whoAsks =
  'A running service asks the payment provider within seconds, about twenty orders a second; while none runs, nobody is asked until the next start.';

/**
 * The states in which the provider may still report something: a payment can arrive even after an expiry or a
 * cancellation.
 */
const unsettled: readonly OrderState[] = ['made', 'offered', 'expired', 'cancelled', 'refunding'];

/**
 * Makes orders due at once, so that the service polls the provider about each. The command does not know
 * whether a service is running, so the messages cover both cases.
 */
export async function requestReconciliation(
  store: Store,
  { rest }: OrderArguments,
  terminal: Terminal,
): Promise<void> {
  const { orders } = store;
  if (rest[0] !== undefined) {
    const order = await findOrder(store, rest[0], 'reconcile [<id>]');
    await requirePresentPaymentMode(store, order);
    await orders.postponeAsking(order.id, immediateDueTime);
    return terminal.say(`The order is due. ${whoAsks}`);
  }
  // Paid and refunded orders are polled too. Money can be refunded on the provider's page without an event that reaches
  // the service. And if a member recorded a payment by hand, somebody may have paid the order's link as well.
  const since = new Date(terminal.now().getTime() - paidOrderPolledForMs);
  const mode = await orders.modeInForce();
  if (mode === null)
    throw new WrongArguments(
      'No payments are taken here, so there is nobody to ask: start the service with the keys of Razorpay.',
    );
  const due =
    (await orders.makeDue(mode, unsettled)) +
    (await orders.makeDue(mode, ['paid', 'refunded'], since));
  terminal.say(
    due === 0
      ? 'There is no order to ask about.'
      : `${due} ${due === 1 ? 'order is' : 'orders are'} due. ${whoAsks}`,
  );
}
