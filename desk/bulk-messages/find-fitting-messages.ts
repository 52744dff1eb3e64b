import type { MessageRecipient } from '../api/bulk-messages-api.ts';
import type { FilledMessage } from '../api/enquiry-api.ts';
import { mailHref, whatsappHref } from '../contact/contact-hrefs.ts';

/**
 * Returns the messages that fit at least one of these people, each once. A message has the text for the first person
 * whom it fits.
 */
export function findMessagesFittingAtLeastOne(
  people: readonly MessageRecipient[],
): FilledMessage[] {
  const found = new Map<string, FilledMessage>();
  for (const { messages } of people)
    for (const message of messages) if (!found.has(message.id)) found.set(message.id, message);
  return [...found.values()];
}

/** Returns the message as this person would read it, or the reason why it can't be sent to them. */
export function findReadyMessageOrReason(
  { messages, phone, email }: MessageRecipient,
  id: string,
): { at: 'ready'; message: FilledMessage } | { at: 'not'; why: string } {
  const message = messages.find((one) => one.id === id);
  if (message === undefined) return { at: 'not', why: 'It does not fit how far they are.' };
  const href = message.channel === 'mail' ? mailHref(email) : whatsappHref(phone);
  if (href !== null) return { at: 'ready', message };
  return {
    at: 'not',
    why:
      message.channel === 'mail' ? 'No mail address is known.' : 'No number for WhatsApp is known.',
  };
}
