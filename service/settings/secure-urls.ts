/**
 * Requires encryption for personal data and passwords that leave this machine. Mail needs TLS from the first byte
 * (`smtps:`) or a mandatory STARTTLS (`smtp:`), and webhooks need https. An optional STARTTLS would not be enough,
 * because an attacker on the network can hide that the server offers it. A server on this machine needs no encryption.
 */
import { isIPv4 } from 'node:net';

/**
 * Whether the address is on another machine. Only the written name or number of the host decides; the name is not
 * looked up.
 */
function isElsewhere({ hostname }: URL): boolean {
  const name = hostname.toLowerCase();
  const isHere =
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    (isIPv4(name) && name.startsWith('127.'));
  return !isHere;
}

/** Accepts https, or http to this machine. */
export function isHttpsOrLocalUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && !isElsewhere(url));
}

/**
 * Accepts the address of a mail server, unless its options allow plain text to another machine. `smtp:` is accepted,
 * because `withRequiredTls` makes STARTTLS mandatory.
 */
export function isSecureSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:\/\/./.test(text)) return false;
  const { searchParams: options } = url;
  const asksForPlainText =
    options.get('ignoreTLS') === 'true' ||
    options.get('opportunisticTLS') === 'true' ||
    options.get('requireTLS') === 'false';
  return !(asksForPlainText && isElsewhere(url));
}

/**
 * Returns the mail server's address for nodemailer. If it begins with `smtp:` and leads to another machine, STARTTLS is
 * made mandatory. This option is written into the address, because there it overrides all other options.
 */
export function withRequiredTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtp:' && isElsewhere(url)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}
