/**
 * What leaves this machine with names, numbers or a password in it is encrypted: mail from the first byte
 * (`smtps:`) or behind a STARTTLS that has to succeed (`smtp:`), a CRM by https. A server on this machine may do
 * without. Never "when the other side offers it": whoever sits on the line can take the offer away.
 */
import { isIPv4 } from 'node:net';

/** Is this another machine? By its name or number alone; nothing is looked up. */
function isElsewhere({ hostname }: URL): boolean {
  const name = hostname.toLowerCase();
  const isHere =
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    (isIPv4(name) && name.startsWith('127.'));
  return !isHere;
}

/** https, or http to this machine. */
export function isWebhookAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && !isElsewhere(url));
}

/** An address of a mail server that does not ask for plain text to another machine. */
export function isSmtpAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:\/\/./.test(text)) return false;
  const { searchParams: options } = url;
  const asksForPlainText =
    options.get('ignoreTLS') === 'true' ||
    options.get('opportunisticTLS') === 'true' ||
    options.get('requireTLS') === 'false';
  return !(asksForPlainText && isElsewhere(url));
}

/** The address as nodemailer gets it: what it says there goes before every other option. */
export function withRequiredTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtp:' && isElsewhere(url)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}
