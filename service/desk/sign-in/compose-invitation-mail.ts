/**
 * Composes the mail with a one-time link to the desk. `isAgain` is true for a member who already has a way to sign in,
 * for example after the loss of a phone: the mail then says that this way ends.
 */

import { formatIndianTime } from '../../for-staff/indian-time-text.ts';
import type { PersonalMail } from '../../notify/render-personal-mail.ts';

export function composeInvitationMail(given: {
  name: string;
  roleName: string;
  link: string;
  expiresAt: Date;
  isAgain: boolean;
}): PersonalMail {
  const { host } = new URL(given.link);
  return {
    subject: `Your way in to the desk of ${host}`,
    heading: given.isAgain ? 'A new way in to the desk' : 'You are invited to the desk',
    hello: `Dear ${given.name},`,
    text: given.isAgain
      ? 'With this link you choose anew how you sign in. How you signed in until now ends with it.'
      : 'The desk is where enquiries are answered. With this link you choose how you sign in: with a passkey, or with a password and codes from an app.',
    facts: [
      { name: 'Your part', value: given.roleName },
      {
        name: 'The link works',
        value: `once, until ${formatIndianTime(given.expiresAt).slice(0, 16)}`,
      },
    ],
    button: { label: 'Choose how to sign in', href: given.link },
    after: [
      'If you did not expect this mail, leave it alone: without the link nothing happens. Give the link to nobody.',
    ],
    sign: host,
  };
}
