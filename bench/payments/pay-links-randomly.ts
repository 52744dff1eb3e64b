/**
 * Lets learners pay, and notifies the service once, several times, late, out of order, with a forged signature, or
 * never.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type {
  EmulatedLink,
  RazorpayEmulator,
  Webhook,
} from '../../tests/support/razorpay/razorpay-emulator.ts';

/** The two secrets that are valid while the secret is being changed. */
type Secrets = readonly [now: string, before: string];

/**
 * Does something random with each payment link of the emulated Razorpay: pays it, pays it wrongly or twice, lets it
 * expire, or leaves it. Resolves when `isOver` returns true and every link was handled.
 */
export async function payLinksRandomly(
  bank: RazorpayEmulator,
  secrets: Secrets,
  isOver: () => boolean,
): Promise<void> {
  const seen = new Set<string>();
  const underWay = new Set<Promise<unknown>>();
  for (;;) {
    const wasOver = isOver();
    for (const link of bank.links.values()) {
      if (seen.has(link.id)) continue;
      seen.add(link.id);
      const work = payRandomly(bank, secrets, link).finally(() => underWay.delete(work));
      underWay.add(work);
    }
    if (wasOver) break;
    await delay(20);
  }
  await Promise.all(underWay);
}

async function payRandomly(
  bank: RazorpayEmulator,
  secrets: Secrets,
  link: EmulatedLink,
): Promise<void> {
  await delay(Math.random() * 1_000);
  bank.webhookSecret = secrets[Math.random() < 0.8 ? 0 : 1];
  const chance = Math.random();
  if (chance < 0.08) return;
  if (chance < 0.1) return sendForgedEvent(bank, link);
  if (chance < 0.2) return sendUnreliably(bank, [bank.end(link, 'expired')]);
  if (chance < 0.22) return sendUnreliably(bank, [bank.pay(link, { amount: link.amount - 100 })]);
  if (chance < 0.23) return sendUnreliably(bank, [bank.pay(link, { currency: 'USD' })]);
  if (chance < 0.31) {
    // The event about the payment is sent before the event about the expired link, although the link expired first.
    const ended = bank.end(link, 'expired');
    return sendUnreliably(bank, [bank.pay(link), ended]);
  }
  if (chance < 0.33) return sendUnreliably(bank, [bank.pay(link), bank.pay(link)]);
  await sendUnreliably(bank, [bank.pay(link)]);
  // The payment is refunded on the bank's own page, and this is reported as unreliably as everything else.
  const [payment] = link.payments;
  const isBack = bank.refunds.some(({ payment_id }) => payment_id === payment?.payment_id);
  if (chance < 0.35 && payment && !isBack)
    await sendUnreliably(bank, [bank.payBack(payment.payment_id, link.amount)]);
}

/** Sends a forged event that reports a payment, signed with a wrong secret. */
async function sendForgedEvent(bank: RazorpayEmulator, link: EmulatedLink): Promise<void> {
  const secret = bank.webhookSecret;
  bank.webhookSecret = 'a guess';
  const entity = { id: 'pay_forged', amount: link.amount, currency: 'INR', status: 'captured' };
  const forged = bank.event('payment_link.paid', {
    payment_link: { entity: { ...link, status: 'paid' } },
    payment: { entity },
  });
  bank.webhookSecret = secret;
  await bank.send(forged);
}

async function sendUnreliably(bank: RazorpayEmulator, events: Webhook[]): Promise<void> {
  const luck = Math.random();
  if (luck < 0.1) return;
  const repeated = luck < 0.3 ? [...events, ...events, ...events] : events;
  if (luck < 0.2) await delay(2_000);
  for (const event of repeated) {
    // The payment provider sends an event again if it was not answered with 200.
    for (let tries = 0; tries < 4 && (await bank.send(event)) !== 200; tries += 1)
      await delay(300 * (tries + 1));
  }
}
