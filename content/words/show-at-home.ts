/**
 * The words around the five lines of an offer that a learner shows to the family at home. The lines are made by
 * `content/show-at-home/summarise-for-family.ts`.
 */
export const showAtHomeLabel = 'Show it at home';
export const formatShowAtHomeHeading = (kinds: string) => `${kinds}, to show at home`;
export const formatShowAtHomeDescription = (kinds: string) =>
  `${kinds} in five plain lines each, in English and Hindi: fee, length, refund, what it is not, whom to call. To read or to send on WhatsApp.`;
export const intro =
  'Five plain lines for those at home who decide with you, to read, to copy or to send. The WhatsApp link takes these lines and the address of the page along, and nothing else: no name, no number, nothing about you. You choose to whom they go.';
export const sendEnglishOnWhatsAppLabel = 'Send on WhatsApp';
export const sendHindiOnWhatsAppLabel = 'WhatsApp पर भेजिए';
