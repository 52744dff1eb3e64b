import type { DiscrepancyText } from './describe-discrepancy.ts';

export type OrderText = Omit<DiscrepancyText, 'did'> & {
  headline: string;
  facts: { name: string; value: string }[];
  /** Where the desk has the order. */
  href: string;
};
