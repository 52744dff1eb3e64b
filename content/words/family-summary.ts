/**
 * The words around an offer's five lines for the family; `content/family-summary/summarise-for-family.ts` makes the lines.
 */
export const showAtHomeLabel = 'Show it at home';
export const formatPageHeading = (kinds: string) => `${kinds}, to show at home`;
export const formatPageDescription = (kinds: string) =>
  `${kinds} in five plain lines each, in English and Hindi: fee, length, refund, what it is not, whom to call. To read or to send on WhatsApp.`;
export const intro =
  'Five plain lines for those at home who decide with you, to read, to copy or to send. The WhatsApp link takes these lines and the address of the page along, and nothing else: no name, no number, nothing about you. You choose to whom they go.';
export const sendEnglishLabel = 'Send on WhatsApp';
export const sendHindiLabel = 'WhatsApp पर भेजिए';
