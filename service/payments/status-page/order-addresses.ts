/**
 * The addresses of an order's pages and files. Nobody can guess these addresses, because they contain a code made with
 * this database's secret. They also work on another phone and after a restart.
 */
import { computeHmacHex, isSignedWith } from '../hmac.ts';

/** The number of hexadecimal digits in the code, which has 128 bits. */
const codeLength = 32;

/**
 * The days for which an order's addresses work after it was created: longer than any course and its refund take.
 * Callers compare this with the age of the order.
 */
export const ticketValidDays = 400;

export type OrderTickets = {
  /** The value of `order=` in the address of a status page. */
  ticketOf(orderId: string): string;
  /**
   * Returns the id of the order to which the ticket belongs; null if the ticket was not made with this database's
   * secret. The caller has to check the order's age (`ticketValidDays`).
   */
  orderIdOf(ticket: string | null | undefined): string | null;
};

export const statusRoute = '/enroll-form/status';
export const payRoute = '/enroll-form/pay';
/** The query parameter of `payRoute` that holds the fee which the form showed to the visitor. */
export const shownFeeQuery = 'shown-fee';
export const receiptRoute = '/enroll-form/receipt';
export const calendarRoute = '/enroll-form/calendar';

/** The ticket may come from the address of a request and contain any character, so the ticket is encoded. */
const about = (ticket: string) => `?order=${encodeURIComponent(ticket)}`;
export const statusAddress = (ticket: string) => statusRoute + about(ticket);
/** `shownFee` is the fee that the form showed to the visitor. The route compares it with the fee of the order. */
export const payAddress = (ticket: string, shownFee: string | null = null) =>
  payRoute +
  about(ticket) +
  (shownFee === null ? '' : `&${shownFeeQuery}=${encodeURIComponent(shownFee)}`);
export const receiptAddress = (ticket: string) => receiptRoute + about(ticket);
export const calendarAddress = (ticket: string) => calendarRoute + about(ticket);
/**
 * The address of a voucher. Without a number, as in mails of earlier releases, the address leads to the newest voucher.
 */
export const voucherAddress = (ticket: string, number: string | null = null) =>
  `${receiptAddress(ticket)}&of=refund${number === null ? '' : `&number=${encodeURIComponent(number)}`}`;

export function makeOrderTickets(secret: string): OrderTickets {
  const codeOf = (orderId: string) =>
    computeHmacHex(secret, `order ${orderId}`).slice(0, codeLength);
  return {
    ticketOf: (orderId) => `${orderId}.${codeOf(orderId)}`,
    orderIdOf(ticket) {
      const [, id, code] = /^([0-9a-f-]{36})\.([0-9a-f]{32})$/.exec(ticket ?? '') ?? [];
      if (id === undefined) return null;
      return isSame(codeOf(id), code ?? '') ? id : null;
    },
  };
}

/** Compares in constant time, by comparing the HMACs of both texts. */
const isSame = (a: string, b: string) => isSignedWith('code', a, computeHmacHex('code', b));
