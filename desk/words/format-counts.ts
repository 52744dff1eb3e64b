import { enquiryCountLimit } from '#domain/enquiries/enquiry-count-limit.ts';

/** The number of enquiries in a list: "38". The service stops counting at a limit, and the number is then "10,000+". */
export const formatListedCount = (total: number): string =>
  total > enquiryCountLimit ? `${enquiryCountLimit.toLocaleString('en-IN')}+` : String(total);

/** The title of a page, which begins with the number of new enquiries: "(3) Today · Desk". */
export const formatTitleWithCount = (count: number, page: string): string =>
  `${count > 0 ? `(${formatListedCount(count)}) ` : ''}${page} · Desk`;

/** A number with its noun in the singular or plural: "1 enquiry", "3 enquiries". */
export const formatCountWithNoun = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
