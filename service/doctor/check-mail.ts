import { makeSmtpClient } from '../notify/make-smtp-client.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, okFinding, wrongFinding } from './finding.ts';

const what = 'mail';
const timeouts = { connectMs: 8_000, greetingMs: 8_000, socketMs: 12_000 };

/**
 * Signs in at the mail server or, if `to` is given, sends a test mail to that address. Never rejects, because every
 * failure becomes a finding.
 */
export async function checkMail(mail: Config['mail'], to: string | null): Promise<Finding> {
  if (mail === null)
    return wrongFinding(
      what,
      'SMTP_URL is not set: nobody is mailed, neither staff nor who pays.',
      'Set SMTP_URL and LEADS_TO, as .env.example shows, and restart the service.',
    );
  const { send, probe, close } = makeSmtpClient(mail.smtpUrl, timeouts);
  try {
    const outcome =
      to === null
        ? await probe()
        : (
            await send({
              from: { name: 'Website', address: mail.from },
              to: { name: '', address: to },
              subject: 'A test of the website’s mail',
              text: 'Somebody tried the mails of the website with this one. It arrives, so they do.\n',
            })
          ).outcome;
    switch (outcome.at) {
      case 'sent':
        return okFinding(
          what,
          to === null
            ? 'The mail server accepts our user and password.'
            : `The mail server took a mail to ${to}. Look whether it arrives, also under spam.`,
        );
      case 'stopped':
        return wrongFinding(
          what,
          `The mail server does not accept the user or the password (${outcome.reason}).`,
          'Set them anew in SMTP_URL, and restart the service.',
        );
      case 'refused':
        return wrongFinding(
          what,
          `The mail server refuses the mail (${outcome.reason}).`,
          `Look whether it may send from ${mail.from} (LEADS_FROM)${to === null ? '' : `, and whether ${to} is right`}.`,
        );
      case 'later':
        return wrongFinding(
          what,
          `The mail server cannot be used (${outcome.reason}).`,
          'Look at the host and the port in SMTP_URL, at the firewall of this machine, and whether the host blocks mail.',
        );
      case 'needless':
      case 'not yet':
        return okFinding(what, 'There was nothing to send.');
      default:
        return outcome satisfies never;
    }
  } finally {
    close();
  }
}
