/**
 * The GST that a fee includes: 18 %, as 9 % central and 9 % state tax. Both halves are equal to the paisa (an
 * accountant has to confirm this).
 */
import { type Paise, requireValidPaise } from './money.ts';

const halfPercent = 9;

type GstInside = { taxablePaise: Paise; cgstPaise: Paise; sgstPaise: Paise };

/** Splits an amount into the taxable part and two equal halves of GST, in paise: 399900 = 338898 + 30501 + 30501. */
export function splitIncludedGst(paise: Paise): GstInside {
  const half = Math.round((requireValidPaise(paise) * halfPercent) / (100 + 2 * halfPercent));
  return { taxablePaise: paise - 2 * half, cgstPaise: half, sgstPaise: half };
}
