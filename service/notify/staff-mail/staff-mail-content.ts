import type { LeadText } from './describe-lead.ts';
import type { QuarantineText } from './describe-quarantined-submissions.ts';
import type { OrderInStaffMail } from './order-in-staff-mail.ts';

/** The parts of a mail, most urgent first. */
export type StaffMailContent = {
  orders: readonly OrderInStaffMail[];
  texts: readonly LeadText[];
  quarantined: QuarantineText | null;
  footer: readonly FooterLine[];
};

/**
 * A line at the end of the mail. It links to a list at the desk or, while nobody has been invited to the desk, says how
 * to answer from the mail.
 */
export type FooterLine = { text: string; href: string | null };
