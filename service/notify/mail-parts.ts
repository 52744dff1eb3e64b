import type { LeadText } from './lead-text.ts';
import type { OrderText } from './order-text.ts';
import type { QuarantineText } from './quarantine-text.ts';

/** What a mail tells, from the most pressing on. */
export type MailParts = {
  orders: readonly OrderText[];
  texts: readonly LeadText[];
  quarantined: QuarantineText | null;
};
