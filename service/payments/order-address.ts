/**
 * The address at which a visitor sees what became of an enrolment. Nobody can guess it: it carries a code that only
 * who knows the secret of this database can make. It works from a mail, on another phone, and after a restart.
 */
import { hmacHex, isSignedWith } from './hmac.ts';

/** 128 bits. */
const codeLength = 32;

/** Longer than any course and its refund; a mail that is found after years opens nothing. */
export const ticketDays = 400;

export type OrderAddresses = {
  /** What stands in an address: `order=` and this. */
  ticketOf(orderId: string): string;
  /** Null for what we never gave away. */
  orderIdOf(ticket: string | null | undefined): string | null;
};

export const statusPath = '/enroll-form/status';
export const payPath = '/enroll-form/pay';
export const receiptPath = '/enroll-form/receipt';

/** What stands in an address may be anything: it is written back as one value of the query. */
const about = (ticket: string) => `?order=${encodeURIComponent(ticket)}`;
export const statusAddress = (ticket: string) => statusPath + about(ticket);
export const payAddress = (ticket: string) => payPath + about(ticket);
export const receiptAddress = (ticket: string) => receiptPath + about(ticket);
export const voucherAddress = (ticket: string) => `${receiptAddress(ticket)}&of=refund`;

export function orderAddresses(secret: string): OrderAddresses {
  const codeOf = (orderId: string) => hmacHex(secret, `order ${orderId}`).slice(0, codeLength);
  return {
    ticketOf: (orderId) => `${orderId}.${codeOf(orderId)}`,
    orderIdOf(ticket) {
      const [, id, code] = /^([0-9a-f-]{36})\.([0-9a-f]{32})$/.exec(ticket ?? '') ?? [];
      if (id === undefined) return null;
      return isSame(codeOf(id), code ?? '') ? id : null;
    },
  };
}

/** In constant time: both are signed, and the signatures compared. */
const isSame = (a: string, b: string) => isSignedWith('code', a, hmacHex('code', b));
