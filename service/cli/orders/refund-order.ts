/**
 * Paying back: the answer that the terms give comes first, with the rule, the day on which it turns and the sum.
 * Only then is anything asked for; the running service has the provider pay it, under a key that pays once.
 */
import type { Order } from '#database/orders/order-port.ts';
import type { Store } from '#database/store.ts';
import { type CalendarDate, calendarDay } from '#domain/calendar-date.ts';
import { indianDay } from '#domain/indian-day.ts';
import { formatPaise } from '#domain/money.ts';
import { canBeRefunded, refundablePaise } from '#domain/order-states.ts';
import type { Answer } from '#domain/rules/answer.ts';
import { refundBeforeStart } from '#domain/rules/refund-before-start.ts';
import { refundJobGuarantee } from '#domain/rules/refund-job-guarantee.ts';
import { indianTime } from '../../for-staff/indian-time.ts';
import { guaranteedKind, soldFacts } from '../../payments/sold-facts.ts';
import type { Terminal } from '../terminal.ts';
import { WrongArguments } from '../wrong-arguments.ts';
import { findOrder, requireOwnMode } from './find-order.ts';
import type { OrderArguments } from './order-arguments.ts';

export async function refund(
  store: Store,
  args: OrderArguments,
  terminal: Terminal,
): Promise<void> {
  const order = await findOrder(store, args.rest[0], 'refund <id>');
  if (!canBeRefunded(order)) throw new WrongArguments(whyNot(order));
  await requireOwnMode(store, order);
  const { returnedPaise, refund: failed } = order;
  const answer = answerFor(order, args, indianTime(terminal.now()).slice(0, 10));
  await terminal.write(inWords(answer, startOf(order, args)));
  if (failed)
    terminal.say(`The refund of ${formatPaise(failed.paise)} failed. This makes another one.`);
  if (returnedPaise > 0)
    terminal.say(`${formatPaise(returnedPaise)} went back on the provider's page before.`);
  const due = Math.max(0, answer.paise - returnedPaise);
  // What was decided before stays decided: the terms are read with the day on which it was asked first.
  const paise = args.paise ?? failed?.paise ?? due;
  if (paise === 0)
    throw new WrongArguments(
      'Nothing was asked for. To pay back all the same, say how much: --paise 399900 is ₹3,999.',
    );
  const left = refundablePaise(order);
  if (paise > left)
    throw new WrongArguments(
      `${formatPaise(paise)} is more than ${returnedPaise > 0 ? 'is left of what was paid' : 'was paid'}, which is ${formatPaise(left)}.`,
    );
  if (paise !== due) terminal.say(`You pay back ${formatPaise(paise)} instead.`);
  if (!args.yes) {
    const answered = await terminal.ask(`Pay back ${formatPaise(paise)}? Type yes: `);
    if (answered === null)
      throw new WrongArguments(
        'Nothing was asked for, for want of an answer. Add --yes to pay back without being asked.',
      );
    if (answered.trim().toLowerCase() !== 'yes') return terminal.say('Nothing was asked for.');
  }
  const { step } = await store.orders.askRefund(order.id, paise, 'terminal');
  if (step.at !== 'moved') throw new WrongArguments('Somebody else was quicker: see show.');
  terminal.say(
    `A refund of ${formatPaise(paise)} is asked for. A running service has it paid back within seconds, and otherwise the next start; npm run orders -- show ${order.id} says when it was.`,
  );
}

function whyNot({ state, refund: asked, id }: Order): string {
  if (state === 'refunding' || state === 'refunded')
    return `A refund of ${formatPaise(asked?.paise ?? 0)} was asked for before; the order is ${state}. See npm run orders -- show ${id}`;
  return `Nothing can be paid back: the order is ${state}, and nothing was paid.`;
}

function answerFor(order: Order, args: OrderArguments, askedOn: CalendarDate): Answer {
  const { lmsOpened, claim } = args;
  const { kind, registrationChargePaise } = soldFacts(order);
  const sums = { feePaise: order.amountPaise, registrationChargePaise };
  if (claim)
    return refundJobGuarantee({
      ...claim,
      ...sums,
      askedOn,
      hasGuarantee: kind === guaranteedKind,
    });
  return refundBeforeStart({
    ...sums,
    askedOn,
    paidOn: indianDay(order.paidAt ?? order.madeAt),
    startsOn: startOf(order, args),
    hadLmsAccess: lmsOpened,
  });
}

/** As typed, or as in the facts that the order was made from; null where no start is agreed. */
function startOf({ offer }: Order, { starts }: OrderArguments): CalendarDate | null {
  if (starts !== null) return starts;
  const { startDate } = (offer.facts.start ?? {}) as { startDate?: unknown };
  return typeof startDate === 'string' ? startDate : null;
}

function inWords(
  { rule, isAllowed, because, turnsOn, paise }: Answer,
  startsOn: CalendarDate | null,
): string {
  const isByDate = rule !== 'refunds-self-paced-offline' || startsOn !== null;
  const day = turnsOn === null ? '' : calendarDay(turnsOn);
  return `The terms (/terms#${rule}):
  ${isAllowed ? 'Refunded' : 'Not refunded'}: ${because}
  ${isByDate ? `${rule === 'refunds-job-guarantee' ? 'First' : 'Last'} day to ask: ${day}` : 'No start is known; --starts 2026-12-01 says the one that was agreed in writing'}
  Sum: ${formatPaise(paise)}
`;
}
