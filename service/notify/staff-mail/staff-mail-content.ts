import type { LeadText } from './describe-lead.ts';
import type { QuarantineText } from './describe-quarantined-submissions.ts';
import type { OrderInStaffMail } from './order-in-staff-mail.ts';

/** The parts of a mail to staff, most urgent first. */
export type StaffMailContent = {
  orders: readonly OrderInStaffMail[];
  texts: readonly LeadText[];
  quarantined: QuarantineText | null;
  footer: readonly FooterLine[];
};

/**
 * One of the last lines of a mail to staff: a link to a list at the desk. While nobody has been invited to the desk, it
 * is a sentence without a link that says how to answer.
 */
export type FooterLine = { text: string; href: string | null };
