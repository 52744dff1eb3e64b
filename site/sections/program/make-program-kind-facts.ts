import { formatRupees } from '#content/format-rupees.ts';
import type { ProgramTerms } from '#content/schema.ts';
import { formatDurationInMonths } from '#site/ui/format-duration-in-months.ts';

/** Makes the facts by which visitors compare the three kinds of program, in the same order on each page. */
export function makeProgramKindFacts({ months, feeRupees }: ProgramTerms, count: number) {
  return [
    { name: 'Duration', value: formatDurationInMonths({ from: months, to: months }) },
    { name: 'Fee', value: formatRupees(feeRupees) },
    { name: 'Programs', value: `${count}` },
  ];
}
