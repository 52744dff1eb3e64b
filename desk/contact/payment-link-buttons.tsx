import type { FilledMessage } from '../api-types/enquiry-api.ts';
import { Icon } from '../ui/icon.tsx';
import { mailHref, whatsappHref } from './contact-hrefs.ts';

type PaymentLinkButtonsProps = {
  of: { phone: string | null; email: string | null };
  messages: readonly FilledMessage[];
};

/** Opens WhatsApp or the mail program with the first message of the channel that contains the payment link. */
export function PaymentLinkButtons({ of: { phone, email }, messages }: PaymentLinkButtonsProps) {
  const whatsapp = messages.find(({ channel }) => channel === 'whatsapp');
  const mail = messages.find(({ channel }) => channel === 'mail');
  const hrefs = {
    whatsapp: whatsapp ? whatsappHref(phone, whatsapp.body) : null,
    mail: mail ? mailHref(email, mail.subject, mail.body) : null,
  };
  if (hrefs.whatsapp === null && hrefs.mail === null) return null;
  return (
    <p className="buttons">
      {hrefs.whatsapp && (
        <a className="button" href={hrefs.whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          Send the link
        </a>
      )}
      {hrefs.mail && (
        <a className="button quiet" href={hrefs.mail}>
          <Icon name="mail" />
          By mail
        </a>
      )}
    </p>
  );
}
