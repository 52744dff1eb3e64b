import type { LeadText } from './describe-lead.ts';

const mostWholeMessages = 10;
const longestInMany = 300;

/**
 * Shortens a long message in a mail with more than ten enquiries. Gmail cuts off a mail after 102 kB, and a long
 * message would hide the next enquiry.
 */
export function shortenMessageAmongMany({ href, message }: LeadText, among: number): string | null {
  if (message === null || among <= mostWholeMessages) return message;
  const letters = [...message];
  if (letters.length <= longestInMany) return message;
  return `${letters.slice(0, longestInMany).join('')}…${href === null ? '' : ' (all of it at the desk)'}`;
}
