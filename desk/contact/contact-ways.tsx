import type { ReadyMessage } from '../api/enquiry-api.ts';
import { Glyph } from '../ui/glyph.tsx';
import { mailHref, telHref, whatsappHref } from './contact-hrefs.ts';

type ContactWaysProps = {
  of: { phone: string | null; email: string | null };
  /** The first of each channel stands in the chat and in the mail before anything is typed. */
  messages: readonly ReadyMessage[];
  /** Makes it one's own with the tap, where the script runs: otherwise two would ring the same person. */
  claim?: { 'data-takes': string } | { 'data-takes-at': string } | undefined;
  /** In a list, a mail is for who cannot be called. */
  isBrief?: boolean;
};

/** Call, WhatsApp and mail, each in one tap; what is not possible is not there. */
export function ContactWays({ of, messages, claim, isBrief = false }: ContactWaysProps) {
  const { phone, email } = of;
  const first = (channel: ReadyMessage['channel']) =>
    messages.find((message) => message.channel === channel);
  const mail = first('mail');
  const call = telHref(phone);
  const ways = [
    { label: 'Call', glyph: 'call', href: call },
    { label: 'WhatsApp', glyph: 'chat', href: whatsappHref(phone, first('whatsapp')?.body) },
    {
      label: 'Mail',
      glyph: 'mail',
      href: isBrief && call !== null ? null : mailHref(email, mail?.subject, mail?.body),
    },
  ] as const;
  return (
    <>
      {ways.map(({ label, glyph, href }) =>
        href === null ? null : (
          <a
            key={label}
            className={label === 'Call' ? 'button main' : 'button'}
            href={href}
            {...claim}
            {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            <Glyph name={glyph} />
            <span className="word">{label}</span>
          </a>
        ),
      )}
    </>
  );
}
