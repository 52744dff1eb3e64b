import type { FilledMessage } from '../api/enquiry-api.ts';
import { Glyph } from '../ui/glyph.tsx';
import {
  claimAndCallHref,
  mailHref,
  messageHref,
  openMessageHref,
  telHref,
  whatsappHref,
} from './contact-hrefs.ts';

type ContactWaysProps = {
  of: { id: string; phone: string | null; email: string | null };
  /** Messages for this person. The link of a channel opens the first message of that channel. */
  messages: readonly FilledMessage[];
  /**
   * Attributes with which the script assigns the enquiry at a tap, so that no two members call the same person. Without
   * the script, the links lead through addresses of the desk that assign it.
   */
  claim?: { 'data-takes': string } | { 'data-takes-at': string } | undefined;
  /** A list offers mail only if there is no number. */
  isBrief?: boolean;
  /** Whether the messages are templates. Only for these does the desk have a page that records the contact. */
  areTemplates?: boolean;
};

/** Links to call, to open WhatsApp and to mail, each with one tap. A link that is impossible is left out. */
export function ContactWays({
  of,
  messages,
  claim,
  isBrief = false,
  areTemplates = true,
}: ContactWaysProps) {
  const { id, phone, email } = of;
  const call = telHref(phone);
  /**
   * Returns the address that opens the channel's first message with its text filled in. For a template, it leads through
   * a page of the desk that records the contact. If the channel has no message, returns `plain`, which opens the channel
   * without a text. Null if `plain` is null.
   */
  const written = (channel: FilledMessage['channel'], plain: string | null) => {
    const first = messages.find((message) => message.channel === channel);
    if (plain === null || first === undefined) return plain;
    return areTemplates ? openMessageHref(id, first.id) : messageHref(of, first);
  };
  const ways = [
    {
      label: 'Call',
      glyph: 'call',
      href: call !== null && claim ? claimAndCallHref(id) : call,
      isElsewhere: false,
    },
    {
      label: 'WhatsApp',
      glyph: 'chat',
      href: written('whatsapp', whatsappHref(phone)),
      isElsewhere: true,
    },
    {
      label: 'Mail',
      glyph: 'mail',
      href: isBrief && call !== null ? null : written('mail', mailHref(email)),
      isElsewhere: false,
    },
  ] as const;
  return (
    <>
      {ways.map(({ label, glyph, href, isElsewhere }) =>
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
            <Glyph name={glyph} />
            <span className="word">{label}</span>
          </a>
        ),
      )}
    </>
  );
}
