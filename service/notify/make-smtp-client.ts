/**
 * Sends mails by SMTP, and turns each failure into an outcome by what helps against it. After a failed connection, the
 * same mail is sent later. After a wrong password, nothing is sent until somebody changes the password. A mail that the
 * server refuses is not sent again.
 *
 * Our time-outs end a hanging connection within seconds; nodemailer's own take up to ten minutes.
 */
import { createTransport, type SendMailOptions } from 'nodemailer';
import { withRequiredTls } from '../settings/secure-urls.ts';
import type { SendOutcome } from './outbox-sender.ts';

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

export type MailTimeouts = { connectMs: number; greetingMs: number; socketMs: number };

const defaultTimeouts: MailTimeouts = { connectMs: 10_000, greetingMs: 10_000, socketMs: 30_000 };

export type SmtpClient = {
  /** Sends one message. `rejected` lists the recipients that the server refused while it accepted others. */
  send(message: SendMailOptions): Promise<{ outcome: SendOutcome; rejected: string[] }>;
  probe(): Promise<SendOutcome>;
  close(): void;
};

export function makeSmtpClient(
  smtpUrl: string,
  limits: MailTimeouts = defaultTimeouts,
): SmtpClient {
  const transport = createTransport({
    url: withRequiredTls(smtpUrl),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.socketMs,
    dnsTimeout: limits.connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        const { rejected } = await transport.sendMail({
          ...message,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { outcome: { at: 'sent' }, rejected: rejected.map(String) };
      } catch (error) {
        return { outcome: toSendOutcome(error as SmtpError), rejected: [] };
      }
    },
    async probe() {
      try {
        await transport.verify();
        return { at: 'sent' };
      } catch (error) {
        return toSendOutcome(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

function toSendOutcome({ code, responseCode, command }: SmtpError): SendOutcome {
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  const isForGood = responseCode !== undefined && responseCode >= 500;
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return isForGood || responseCode === undefined
      ? { at: 'stopped', reason }
      : { at: 'later', reason };
  }
  if (isForGood && (code === 'EENVELOPE' || code === 'EMESSAGE')) return { at: 'refused', reason };
  return { at: 'later', reason };
}
