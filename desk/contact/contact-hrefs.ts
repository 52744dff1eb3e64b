/** Addresses that dial a number, begin a chat or a mail. What a visitor typed ends up in none of them unescaped. */
import { toE164 } from '#contract/phone.ts';

/** Half of a surrogate pair would make `encodeURIComponent` throw. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** Null for what cannot be dialled. */
export function telHref(phone: string | null): string | null {
  const number = phone === null ? null : toE164(phone);
  return number === null ? null : `tel:${number}`;
}

const indianLandline = /^\+91[1-5]/;

/** Null for what cannot be dialled, and for a landline in India, which has no WhatsApp. */
export function whatsappHref(phone: string | null, text = ''): string | null {
  const number = phone === null ? null : toE164(phone);
  if (number === null || indianLandline.test(number)) return null;
  return `https://wa.me/${number.slice(1)}${text === '' ? '' : `?text=${encoded(text)}`}`;
}

/** Lines end as RFC 6068 wants them. */
export function mailHref(email: string | null, subject = '', body = ''): string | null {
  if (email === null) return null;
  const parts = [
    subject === '' ? '' : `subject=${encoded(subject)}`,
    body === '' ? '' : `body=${encoded(body.replaceAll('\n', '\r\n'))}`,
  ].filter(Boolean);
  const to = encoded(email).replaceAll('%40', '@');
  return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
