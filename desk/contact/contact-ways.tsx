import type { ReadyMessage } from '../api/enquiry-api.ts';
import { Glyph } from '../ui/glyph.tsx';
import { callHref, mailHref, telHref, whatsappHref, writeHref } from './contact-hrefs.ts';

type ContactWaysProps = {
  of: { id: string; phone: string | null; email: string | null };
  /** The first message of each channel is filled in. */
  messages: readonly ReadyMessage[];
  /**
   * Assigns the enquiry with the tap: otherwise two people could call the same person. Without the script, addresses of
   * ours assign it.
   */
  claim?: { 'data-takes': string } | { 'data-takes-at': string } | undefined;
  /** In a list, mail is only offered if there is no number. */
  isBrief?: boolean;
};

/** Call, WhatsApp and mail with one tap each; impossible ones are left out. */
export function ContactWays({ of, messages, claim, isBrief = false }: ContactWaysProps) {
  const { id, phone, email } = of;
  const call = telHref(phone);
  /**
   * The address for writing by this channel: with its first message filled in, through a page that records the
   * contact.
   */
  const written = (channel: ReadyMessage['channel'], plain: string | null) => {
    const first = messages.find((message) => message.channel === channel);
    return plain === null || first === undefined ? plain : writeHref(id, first.id);
  };
  const ways = [
    {
      label: 'Call',
      glyph: 'call',
      href: call !== null && claim ? callHref(id) : call,
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
