/** Formats the sums of an order for lists: the amount due, or the amount received less the amounts of the vouchers. */
import { formatPaise, type Paise } from '#domain/money/money.ts';

type Sums = { paise: Paise; receivedPaise: Paise; paidBackPaise: Paise; isMistake: boolean };

/** Formats the amount that the order asks for; after a payment, the received amount less refunds. */
export const formatDueOrNetSum = ({
  paise,
  receivedPaise,
  paidBackPaise,
}: Omit<Sums, 'isMistake'>): string =>
  formatPaise(receivedPaise === 0 ? paise : receivedPaise - paidBackPaise);

/** Formats "₹3,999 less ₹1,000 paid back"; empty if nothing was refunded. */
export const formatReceivedAndRefundedSums = ({
  receivedPaise,
  paidBackPaise,
  isMistake,
}: Omit<Sums, 'paise'>) =>
  paidBackPaise === 0
    ? ''
    : `${formatPaise(receivedPaise)} less ${formatPaise(paidBackPaise)} ${isMistake ? 'taken back' : 'paid back'}`;
