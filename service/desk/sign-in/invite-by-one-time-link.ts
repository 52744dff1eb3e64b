/**
 * Creates a member, or invites a known member again, and makes a one-time link with which the member chooses how to
 * sign in. Mails the link if mail is set up. Only the hash of the link's token is stored.
 */
import { invitationLifeMs } from '#database/staff/invitation-port.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { StaffPort } from '#database/staff/staff-port.ts';
import type { OneTimeLinkResult } from '#desk/api-types/staff-members-api.ts';
import { roleNames, type StaffRole } from '#domain/staff/roles-and-permissions.ts';
import { makeSmtpClient } from '../../notify/make-smtp-client.ts';
import {
  renderPersonalMailHtml,
  renderPersonalMailSubject,
  renderPersonalMailText,
} from '../../notify/render-personal-mail.ts';
import type { Config } from '../../settings/config.ts';
import { composeInvitationMail } from './compose-invitation-mail.ts';
import { hashToken, makeToken } from './secret-token.ts';

export type OneTimeLinkContext = {
  staff: StaffPort;
  config: Pick<Config, 'siteUrl' | 'mail'>;
  now: () => number;
};

export async function inviteByOneTimeLink(
  { staff, config, now }: OneTimeLinkContext,
  invited: { email: string; name: string; role: StaffRole },
  invitedBy: string,
): Promise<OneTimeLinkResult> {
  const token = makeToken();
  const expiresAt = new Date(now() + invitationLifeMs);
  const person = await staff.invite(invited, { hash: hashToken(token), expiresAt }, invitedBy);
  const link = `${config.siteUrl}/desk/invitation?link=${token}`;
  return {
    at: 'invited',
    person: { name: person.name, email: person.email },
    link,
    mail: await mailLink(config.mail, person, link, expiresAt),
  };
}

async function mailLink(
  mail: Config['mail'],
  person: StaffMember,
  link: string,
  expiresAt: Date,
): Promise<OneTimeLinkResult['mail']> {
  if (mail === null) return 'no mail';
  const invitationMail = composeInvitationMail({
    name: person.name,
    roleName: roleNames[person.role],
    link,
    expiresAt,
    isAgain: person.state === 'active',
  });
  // The time limit is short, because the owner waits for the page. The page shows the link even if the mail
  // fails.
  const { send, close } = makeSmtpClient(mail.smtpUrl, {
    connectMs: 4_000,
    greetingMs: 4_000,
    socketMs: 8_000,
  });
  const { outcome, rejected } = await send({
    from: { name: 'Website', address: mail.from },
    to: { name: '', address: person.email },
    subject: renderPersonalMailSubject(invitationMail),
    text: renderPersonalMailText(invitationMail),
    html: renderPersonalMailHtml(invitationMail),
  });
  close();
  return outcome.at === 'sent' && rejected.length === 0 ? 'sent' : 'failed';
}
