import type { MessageRecipient } from '../api-types/bulk-messages-api.ts';
import type { FilledMessage } from '../api-types/enquiry-api.ts';
import { mailHref, whatsappHref } from '../contact/contact-hrefs.ts';

/**
 * Returns the messages that fit at least one of these people. A message that fits several people is returned once, with
 * the text for the first of them.
 */
export function findMessagesFittingAtLeastOne(
  people: readonly MessageRecipient[],
): FilledMessage[] {
  const found = new Map<string, FilledMessage>();
  for (const { messages } of people)
    for (const message of messages) if (!found.has(message.id)) found.set(message.id, message);
  return [...found.values()];
}

/** Returns the message as this person would read it, or the reason why this person can't get it. */
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
