import { mailHref, telHref, whatsappHref } from '../contact/contact-hrefs.ts';
import { Glyph } from './glyph.tsx';

type Written = { subject: string; body: string };

type ContactProps = {
  of: { phone: string | null; email: string | null };
  /** What stands in the chat and in the mail before anything is typed. */
  chat?: Pick<Written, 'body'> | undefined;
  mail?: Written | undefined;
  /** The address that makes the enquiry one's own, before it is dialled; while it is nobody's. */
  claimAt?: string | undefined;
};

/** Call, WhatsApp and mail, each in one tap; what is not possible is not there. */
export function Contact({ of: { phone, email }, chat, mail, claimAt }: ContactProps) {
  const ways = [
    { label: 'Call', glyph: 'call', href: telHref(phone) },
    { label: 'WhatsApp', glyph: 'chat', href: whatsappHref(phone, chat?.body ?? '') },
    { label: 'Mail', glyph: 'mail', href: mailHref(email, mail?.subject, mail?.body) },
  ] as const;
  return (
    <>
      {ways.map(({ label, glyph, href }) =>
        href === null ? null : (
          <a
            key={label}
            className={label === 'Call' ? 'button main' : 'button'}
            href={href}
            data-takes-at={claimAt}
            {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            <Glyph name={glyph} />
            {label}
          </a>
        ),
      )}
    </>
  );
}
