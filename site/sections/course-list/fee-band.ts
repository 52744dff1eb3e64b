import { feeChoicesRupees } from '#content/offers/filter-choices.ts';

/** The smallest choice by fee that holds a fee, as its attribute in the page; "more" beyond the last. */
export function feeBand(feeRupees: number): string {
  return `${feeChoicesRupees.find((most) => feeRupees <= most) ?? 'more'}`;
}
