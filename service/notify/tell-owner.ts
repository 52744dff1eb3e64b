/**
 * Tells the owner of trouble by whatever way still works: a mail to the owners of the desk, else the webhook. The log
 * has it in any case, at level error, and the desk shows it to them on every page.
 */
import type { Trouble } from '#domain/trouble/troubles-of.ts';
import {
  orderMailHtml,
  orderMailSubject,
  orderMailText,
} from '../payments/visitor-mails/render-order-mail.ts';
import type { Config } from '../settings/config.ts';
import { postWebhook } from './post-webhook.ts';
import { smtp } from './smtp.ts';
import { troubleMail } from './trouble-mail.ts';

export type ToldBy = 'mail' | 'webhook' | 'nobody';

export type TellOwnerOptions = {
  config: Pick<Config, 'mail' | 'webhook' | 'siteUrl'>;
  /** Rejects or is empty where the database cannot say: then the mail goes to LEADS_TO. */
  owners: () => Promise<readonly string[]>;
  now: Date;
};

const timeouts = { connectMs: 10_000, greetingMs: 10_000, socketMs: 15_000 };

/** Resolves for every failure: `nobody` then. */
export async function tellOwner(
  troubles: readonly Trouble[],
  { config, owners, now }: TellOwnerOptions,
): Promise<ToldBy> {
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
  const found = await owners().catch(() => []);
  const letter = troubleMail(troubles, siteUrl);
  const { send, close } = smtp(mail.smtpUrl, timeouts);
  const { outcome } = await send({
    from: { name: 'Website', address: mail.from },
    to: (found.length > 0 ? found : mail.to).map((address) => ({ name: '', address })),
    subject: orderMailSubject(letter),
    text: orderMailText(letter),
    html: orderMailHtml(letter),
  });
  close();
  return outcome.at === 'sent';
}
