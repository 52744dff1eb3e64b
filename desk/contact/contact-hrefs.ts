/** Links that dial a number, or open a chat or a mail. Visitors' text in them is always escaped. */
import { toE164 } from '#contract/rows/to-e164.ts';
import type { FilledMessage } from '../api-types/enquiry-api.ts';

/**
 * Escapes a text for an address. `toWellFormed` comes first, because `encodeURIComponent` throws for an incomplete
 * emoji (half of a surrogate pair).
 */
const encodeWellFormed = (text: string) => encodeURIComponent(text.toWellFormed());

/** Returns the address that dials this number; null if the number can't be dialled. */
export function telHref(phone: string | null): string | null {
  const number = phone === null ? null : toE164(phone);
  return number === null ? null : `tel:${number}`;
}

const indianLandline = /^\+91[1-5]/;

/**
 * Returns the address that opens a WhatsApp chat with this number. Null if the number can't be dialled, and for Indian
 * landlines, which have no WhatsApp.
 */
export function whatsappHref(phone: string | null, text = ''): string | null {
  const number = phone === null ? null : toE164(phone);
  if (number === null || indianLandline.test(number)) return null;
  return `https://wa.me/${number.slice(1)}${text === '' ? '' : `?text=${encodeWellFormed(text)}`}`;
}

/**
 * Returns the address that opens a mail; null if `email` is null. The body gets the line ends that RFC 6068 requires.
 */
export function mailHref(email: string | null, subject = '', body = ''): string | null {
  if (email === null) return null;
  const parts = [
    subject === '' ? '' : `subject=${encodeWellFormed(subject)}`,
    body === '' ? '' : `body=${encodeWellFormed(body.replaceAll('\n', '\r\n'))}`,
  ].filter(Boolean);
  const to = encodeWellFormed(email).replaceAll('%40', '@');
  return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

/**
 * The address that opens this message in WhatsApp or in the mail program. Null if the person lacks what the channel
 * needs: a phone number with WhatsApp, or a mail address.
 */
export const messageHref = (
  { phone, email }: { phone: string | null; email: string | null },
  { channel, subject, body }: Pick<FilledMessage, 'channel' | 'subject' | 'body'>,
): string | null =>
  channel === 'whatsapp' ? whatsappHref(phone, body) : mailHref(email, subject, body);

/** The address that assigns the enquiry and then opens the phone. */
export const claimAndCallHref = (enquiryId: string): string => `/desk/enquiries/${enquiryId}/call`;

/** The address that records the message as opened and then opens WhatsApp or the mail program. */
export const openMessageHref = (enquiryId: string, messageId: string): string =>
  `/desk/enquiries/${enquiryId}/write/${messageId}`;
