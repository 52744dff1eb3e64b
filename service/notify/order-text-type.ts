import type { DiscrepancyText } from './describe-discrepancy.ts';

export type OrderText = Omit<DiscrepancyText, 'did'> & {
  headline: string;
  facts: { name: string; value: string }[];
};
