import type { EnquiryDetails } from '../../api-types/enquiry-api.ts';
import { mailHref, openMessageHref, whatsappHref } from '../../contact/contact-hrefs.ts';
import { Icon } from '../../ui/icon.tsx';

type ReadyMessagesProps = {
  enquiryDetails: EnquiryDetails;
  /**
   * Attributes for the links: at a tap, the script assigns the enquiry to the member. Undefined for an enquiry that
   * already has an owner.
   */
  claim: { 'data-takes-at': string } | undefined;
};

/**
 * Lists the messages for this person, each with a link that opens it in WhatsApp or in the mail program. Messages of a
 * channel by which the person can't be reached are left out.
 */
export function ReadyMessagesPanel({
  enquiryDetails: { enquiry, messages },
  claim,
}: ReadyMessagesProps) {
  const ready = messages.flatMap((one) => {
    const href =
      one.channel === 'whatsapp'
        ? whatsappHref(enquiry.phone, one.body)
        : mailHref(enquiry.email, one.subject, one.body);
    return href === null ? [] : [{ ...one, href: openMessageHref(enquiry.id, one.id) }];
  });
  if (ready.length === 0) return null;
  return (
    <details className="panel messages">
      <summary>
        Choose another message
        <span className="muted small">{ready.length} ready</span>
      </summary>
      <ul>
        {ready.map(({ id, channel, name, subject, body, href }) => (
          <li key={id}>
            <a
              className="button"
              href={href}
              {...claim}
              {...(channel === 'whatsapp' ? { target: '_blank', rel: 'noopener' } : {})}
            >
              <Icon name={channel === 'whatsapp' ? 'chat' : 'mail'} />
              <span className="visually-hidden">
                {channel === 'whatsapp' ? 'WhatsApp: ' : 'Mail: '}
              </span>
              {name}
            </a>
            <blockquote className="small">
              {subject !== '' && <strong>{subject}</strong>}
              <p className="as-written">{body}</p>
            </blockquote>
          </li>
        ))}
      </ul>
    </details>
  );
}
