import type { AsideText } from './aside-text.ts';
import type { LeadText } from './lead-text.ts';
import type { OrderText } from './order-text.ts';

/** What a mail tells, from the most pressing on. */
export type MailParts = {
  orders: readonly OrderText[];
  texts: readonly LeadText[];
  aside: AsideText | null;
};
