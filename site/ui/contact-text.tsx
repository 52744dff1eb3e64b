import { useProviderFacts } from '#site/data/use-provider-facts.ts';
import { makeTelephoneLink } from './contact-links.ts';

/** A text of the content in which `{email}` and `{phone}` become links, and `{hours}` the support hours. */
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
          <a key={part} href={makeTelephoneLink(phone)}>
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
