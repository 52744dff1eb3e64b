import type { FilledMessage } from '../api-types/enquiry-api.ts';
import { Icon } from '../ui/icon.tsx';
import {
  claimAndCallHref,
  mailHref,
  openMessageHref,
  telHref,
  whatsappHref,
} from './contact-hrefs.ts';

type ContactWaysProps<Message> = {
  of: { id: string; phone: string | null; email: string | null };
  /** Messages for this person. The link of a channel opens the first message of that channel. */
  messages: readonly Message[];
  /**
   * Attributes for the links of an unassigned enquiry: at a tap, the script assigns the enquiry to the member, so that
   * no two members call the same person. Without the script, the links lead to pages of the desk that assign the
   * enquiry.
   */
  claim?: { 'data-takes': string } | { 'data-takes-at': string } | undefined;
  /** Whether the mail link is left out for a person with a phone number, as in lists. */
  isBrief?: boolean;
  /** Returns the address that opens a message. By default, it is a page of the desk that first records the contact. */
  hrefOf?: (message: Message) => string | null;
};

/**
 * Links to call, to open WhatsApp and to mail, each with one tap. A link is left out if the person can't be reached in
 * this way.
 */
export function ContactWays<Message extends Pick<FilledMessage, 'id' | 'channel'>>({
  of,
  messages,
  claim,
  isBrief = false,
  hrefOf = (message) => openMessageHref(of.id, message.id),
}: ContactWaysProps<Message>) {
  const { id, phone, email } = of;
  const call = telHref(phone);
  /**
   * Returns the address that opens the channel's first message. Without a message, returns `plain`, which opens the
   * channel with no text. Null if the person can't be reached by this channel (`plain` is null).
   */
  const chooseHref = (channel: FilledMessage['channel'], plain: string | null) => {
    const first = messages.find((message) => message.channel === channel);
    return plain === null || first === undefined ? plain : hrefOf(first);
  };
  const contactLinks = [
    {
      label: 'Call',
      glyph: 'call',
      href: call !== null && claim ? claimAndCallHref(id) : call,
      isElsewhere: false,
    },
    {
      label: 'WhatsApp',
      glyph: 'chat',
      href: chooseHref('whatsapp', whatsappHref(phone)),
      isElsewhere: true,
    },
    {
      label: 'Mail',
      glyph: 'mail',
      href: isBrief && call !== null ? null : chooseHref('mail', mailHref(email)),
      isElsewhere: false,
    },
  ] as const;
  return (
    <>
      {contactLinks.map(({ label, glyph, href, isElsewhere }) =>
        href === null ? null : (
          <a
            key={label}
            className={label === 'Call' ? 'button main' : 'button'}
            href={href}
            data-way={glyph}
            {...claim}
            {...(label === 'Call' && claim ? { 'data-dials': call } : {})}
            {...(isElsewhere ? { target: '_blank', rel: 'noopener' } : {})}
          >
            <Icon name={glyph} />
            <span className="word">{label}</span>
          </a>
        ),
      )}
    </>
  );
}
