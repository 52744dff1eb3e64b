/**
 * Sends by SMTP. nodemailer's own time-outs reach ten minutes; ours end a hanging server in seconds. What
 * an error means decides what becomes of the enquiries: a closed door is tried again, a wrong password
 * stops everything until somebody changes it, a refused message is set aside where people see it.
 */
import { createTransport } from 'nodemailer';
import type { Batch } from '#database/outbox/outbox-port.ts';
import type { Config } from '../config.ts';
import { withRequiredTls } from '../encryption.ts';
import { composeMail } from './mail-message.ts';
import type { Outcome, Sender } from './sender.ts';

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

export type MailTimeouts = { connectMs: number; greetingMs: number; socketMs: number };

const timeouts: MailTimeouts = { connectMs: 10_000, greetingMs: 10_000, socketMs: 30_000 };

export function mailSender(
  mail: NonNullable<Config['mail']>,
  limits: MailTimeouts = timeouts,
): Sender {
  const transport = createTransport({
    url: withRequiredTls(mail.smtpUrl),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.socketMs,
    dnsTimeout: limits.connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(batch: Batch): Promise<Outcome> {
      const message = composeMail(batch, mail.from);
      try {
        const { rejected } = await transport.sendMail({
          from: { name: 'Website', address: mail.from },
          to: mail.to.map((address) => ({ name: '', address })),
          ...message,
          date: batch.createdAt,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        if (rejected.length === 0) return { at: 'sent' };
        return { at: 'sent', remark: `${which(rejected.map(String), mail.to)} refused` };
      } catch (error) {
        return meaningOf(error as SmtpError);
      }
    },
    async probe(): Promise<Outcome> {
      try {
        await transport.verify();
        return { at: 'sent' };
      } catch (error) {
        return meaningOf(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

/** "recipient 2 of LEADS_TO": the log holds no addresses, not even of staff. */
function which(refused: readonly string[], all: readonly string[]): string {
  const numbers = all.flatMap((address, n) => (refused.includes(address) ? [String(n + 1)] : []));
  return `recipient ${numbers.join(' and ')} of LEADS_TO is`;
}

function meaningOf({ code, responseCode, command }: SmtpError): Outcome {
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
