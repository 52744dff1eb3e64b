import type { DiscrepancyText } from './describe-discrepancy.ts';

export type OrderInStaffMail = Omit<DiscrepancyText, 'did'> & {
  headline: string;
  facts: { name: string; value: string }[];
  /** The order's page at the desk; for a payment of an unknown order, the list of orders. */
  href: string;
};
