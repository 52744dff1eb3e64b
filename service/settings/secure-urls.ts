/**
 * Requires encryption for everything with personal data or a password that leaves this machine: mail with TLS from
 * the first byte (`smtps:`) or with a mandatory STARTTLS (`smtp:`), webhooks by https. A server on this machine
 * needs none. Encryption is never optional, because an attacker on the network can remove the server's offer of
 * TLS.
 */
import { isIPv4 } from 'node:net';

/** Whether the address is on another machine, judged by its name or number alone; no name is resolved. */
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
 * Accepts the address of a mail server to which no plain text leaves this machine. `smtp:` is accepted too, because
 * `withRequiredTls` makes STARTTLS mandatory.
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
 * The address for nodemailer, with STARTTLS required where plain text would leave this machine. The option is written
 * into the address, because options there override all others.
 */
export function withRequiredTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtp:' && isElsewhere(url)) url.searchParams.set('requireTLS', 'true');
  return url.href;
}
