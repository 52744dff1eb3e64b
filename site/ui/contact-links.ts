import type { Provider } from '#content/schema.ts';

/** Digits of a phone number with the leading plus, as `tel:` wants them. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** WhatsApp's public link format: the number without plus, the greeting as the prefilled text. */
export function chatLink(provider: Pick<Provider, 'phone' | 'chat'>): string {
  const number = provider.phone.replace(/\D/g, '');
  return `https://wa.me/${number}?text=${encodeURIComponent(provider.chat.greeting)}`;
}

/** Opens WhatsApp with these lines; the reader chooses there to whom they go. */
export function shareOnWhatsApp(lines: readonly string[]): string {
  return `https://wa.me/?text=${encodeURIComponent(lines.join('\n'))}`;
}
