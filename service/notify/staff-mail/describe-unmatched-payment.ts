/** Describes a payment that belongs to no known order, for a mail to staff. */
import { paymentModeLabels } from '#contract/orders/order-words.ts';
import type { UnmatchedPayment } from '#database/orders/unmatched-payments/unmatched-payment-port.ts';
import { formatAmountInCurrency } from '#domain/money/money.ts';
import { providerDashboardPhrase } from './describe-discrepancy.ts';
import type { OrderInStaffMail } from './order-in-staff-mail.ts';
import { toOneLine } from './to-one-line.ts';

const whyUnmatched =
  'A payment came for an order that is not known here. That happens when an older copy was put back, or when another site uses the same account of the payment provider.';

const todoForUnmatched = `Find the payment in ${providerDashboardPhrase}, which knows who paid. Enter the enrolment again and tell its person, or pay it back there; then settle it at the desk, under Orders, with a note.`;

export function describeUnmatchedPayment(
  payment: UnmatchedPayment,
  href: string,
): OrderInStaffMail {
  const { paise, currency, paymentId, linkId, paidFor, returnedPaise, mode } = payment;
  const modeLabel = paymentModeLabels[mode];
  const sum = formatAmountInCurrency(paise, currency);
  return {
    headline: `${sum} came for no order that is known here`,
    what: modeLabel === null ? whyUnmatched : `${modeLabel} ${whyUnmatched}`,
    todo: todoForUnmatched,
    facts: [
      ...(paidFor === null ? [] : [{ name: 'Paid for', value: toOneLine(paidFor, 120) }]),
      { name: 'Payment', value: paymentId },
      ...(linkId === null ? [] : [{ name: 'Payment link', value: linkId }]),
      ...(returnedPaise > 0
        ? [{ name: 'Went back', value: formatAmountInCurrency(returnedPaise, currency) }]
        : []),
    ],
    href,
  };
}
