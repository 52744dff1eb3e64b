import { provider } from '#content/provider.ts';
import { supportHours } from '#content/support-hours.ts';
import { telephoneLink } from './contact-links.ts';

const { email, phone } = provider;

/** A text of the content whose `{email}` and `{phone}` are links, and whose `{hours}` are ours. */
export function ContactText({ text }: { text: string }) {
  return text.split(/(\{\w+\})/).map((part) => {
    switch (part) {
      case '{email}':
        return (
          <a key={part} href={`mailto:${email}`}>
            {email}
          </a>
        );
      case '{phone}':
        return (
          <a key={part} href={telephoneLink(phone)}>
            {phone}
          </a>
        );
      case '{hours}':
        return supportHours;
      default:
        return part;
    }
  });
}
