import { useProviderFacts } from '#site/data/use-provider-facts.ts';
import { telephoneLink } from './contact-links.ts';

/** A text of the content whose `{email}` and `{phone}` are links, and whose `{hours}` are ours. */
export function ContactText({ text }: { text: string }) {
  const { email, phone, hours } = useProviderFacts();
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
        return hours;
      default:
        return part;
    }
  });
}
