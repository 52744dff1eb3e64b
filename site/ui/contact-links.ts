import type { Provider } from '#content/schema.ts';

/** A `tel:` link: the digits with the leading plus. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A link in WhatsApp's public format: the number without the plus, and the greeting as prefilled text. */
export function chatLink(provider: Pick<Provider, 'phone' | 'chat'>): string {
  const number = provider.phone.replace(/\D/g, '');
  return `https://wa.me/${number}?text=${encodeURIComponent(provider.chat.greeting)}`;
}

/** Opens WhatsApp with these lines as a message; the visitor chooses the recipient there. */
export function whatsAppShareLink(lines: readonly string[]): string {
  return `https://wa.me/?text=${encodeURIComponent(lines.join('\n'))}`;
}
