import type { Provider } from '#content/schema.ts';

/** Makes a `tel:` link: the digits with the leading plus. */
export function makeTelephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Makes a link that opens a WhatsApp chat with the provider, with the provider's greeting as prefilled text. */
export function makeWhatsAppChatLink(provider: Pick<Provider, 'phone' | 'chat'>): string {
  const number = provider.phone.replace(/\D/g, '');
  return `https://wa.me/${number}?text=${encodeURIComponent(provider.chat.greeting)}`;
}

/** Makes a link that opens WhatsApp with these lines as a message. The visitor chooses the recipient there. */
export function makeWhatsAppShareLink(lines: readonly string[]): string {
  return `https://wa.me/?text=${encodeURIComponent(lines.join('\n'))}`;
}
