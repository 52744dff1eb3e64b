import { immediateDueTime } from '#database/orders/background-work/immediate-due-time.ts';
import type { Store } from '#database/store.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { paidOrderPolledForMs } from '../../payments/worker/retry-and-poll-timing.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';
import type { OrderArguments } from './order-arguments.ts';
import { requireNamedOrder } from './require-named-order.ts';
import { requirePresentPaymentMode } from './require-present-payment-mode.ts';

const whenProviderIsAsked =
  'A running service asks the payment provider within seconds, about twenty orders a second; while none runs, nobody is asked until the next start.';

/**
 * The states of orders about which the provider may have news. Expired and cancelled orders are among them, because
 * their payment can still arrive.
 */
const unsettled: readonly OrderState[] = ['made', 'offered', 'expired', 'cancelled', 'refunding'];

/**
 * Makes orders due at once, so that the service polls the provider about each. The command can't tell whether a service
 * is running, so its message says what happens in either case.
 */
export async function requestReconciliation(
  store: Store,
  { rest }: OrderArguments,
  terminal: Terminal,
): Promise<void> {
  const { orders } = store;
  if (rest[0] !== undefined) {
    const order = await requireNamedOrder(store, rest[0], 'reconcile [<id>]');
    await requirePresentPaymentMode(store, order);
    await orders.setNextLookUp(order.id, immediateDueTime);
    return terminal.say(`The order is due. ${whenProviderIsAsked}`);
  }
  // Orders that were paid or refunded in the last 180 days are polled too. Money may have been refunded on the
  // provider's page without an event that reached the service. And if a member recorded a payment by hand, somebody may
  // have paid the order's link as well.
  const since = new Date(terminal.now().getTime() - paidOrderPolledForMs);
  const mode = await orders.modeInForce();
  if (mode === null)
    throw new WrongArguments(
      'No payments are taken here, so there is nobody to ask: start the service with the keys of Razorpay.',
    );
  const due =
    (await orders.makeOrdersDue(mode, unsettled)) +
    (await orders.makeOrdersDue(mode, ['paid', 'refunded'], since));
  terminal.say(
    due === 0
      ? 'There is no order to ask about.'
      : `${due} ${due === 1 ? 'order is' : 'orders are'} due. ${whenProviderIsAsked}`,
  );
}
