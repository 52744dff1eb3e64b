/**
 * Tells the owner about problems: by a mail to the owners of the desk or, if no mail can be sent, by the webhook. The
 * running service also logs the problems at level error, and owners see them on every page of the desk.
 */
import type { Trouble } from '#domain/trouble/find-troubles.ts';
import type { Config } from '../../settings/config.ts';
import { makeSmtpClient } from '../make-smtp-client.ts';
import {
  renderPersonalMailHtml,
  renderPersonalMailSubject,
  renderPersonalMailText,
} from '../render-personal-mail.ts';
import { postWebhook } from '../webhooks/post-webhook.ts';
import { composeTroubleMail } from './compose-trouble-mail.ts';

type NotifiedBy = 'mail' | 'webhook' | 'nobody';

type TellOwnerOptions = {
  config: Pick<Config, 'mail' | 'webhook' | 'siteUrl'>;
  /** Resolves with the mail addresses of the owners. If it rejects or finds no address, the mail goes to LEADS_TO. */
  owners: () => Promise<readonly string[]>;
  now: Date;
};

const timeouts = { connectMs: 10_000, greetingMs: 10_000, socketMs: 15_000 };

/** Mails the owners; if no mail was sent, posts to the webhook. Never rejects: if both fail, the result is `nobody`. */
export async function notifyOwnerOfTroubles(
  troubles: readonly Trouble[],
  { config, owners, now }: TellOwnerOptions,
): Promise<NotifiedBy> {
  if (config.mail !== null && (await mailOwner(config.mail, troubles, config.siteUrl, owners)))
    return 'mail';
  if (config.webhook === null) return 'nobody';
  const id = `trouble-${now.toISOString()}`;
  const body = JSON.stringify({
    type: 'service.trouble',
    timestamp: now.toISOString(),
    data: troubles.map(({ kind, sentence, todo }) => ({ kind, sentence, todo })),
  });
  const outcome = await postWebhook(config.webhook, { id, body }, now.getTime());
  return outcome.at === 'sent' ? 'webhook' : 'nobody';
}

async function mailOwner(
  mail: NonNullable<Config['mail']>,
  troubles: readonly Trouble[],
  siteUrl: string,
  owners: () => Promise<readonly string[]>,
): Promise<boolean> {
  const ownerAddresses = await owners().catch(() => []);
  const troubleMail = composeTroubleMail(troubles, siteUrl);
  const { send, close } = makeSmtpClient(mail.smtpUrl, timeouts);
  const { outcome } = await send({
    from: { name: 'Website', address: mail.from },
    to: (ownerAddresses.length > 0 ? ownerAddresses : mail.to).map((address) => ({
      name: '',
      address,
    })),
    subject: renderPersonalMailSubject(troubleMail),
    text: renderPersonalMailText(troubleMail),
    html: renderPersonalMailHtml(troubleMail),
  });
  close();
  return outcome.at === 'sent';
}
