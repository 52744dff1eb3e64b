/**
 * Draws a document several times, with more or less space between its blocks, and keeps the version whose pages are
 * filled best. Otherwise there could be three lines on the last page, or half an empty page in the middle, which look
 * like mistakes. The default spacing is tried first, and the first good version is used.
 */
import type { PdfWriter } from './pdf-writer.ts';

const spacingFactors = [1, 0.92, 1.1, 0.84, 1.22, 0.76, 1.34] as const;

/**
 * How much of a page must be filled, as a share from 0 to 1: `last` for the last page, `other` for every other page.
 */
const enough = { last: 0.4, other: 0.72 };

/** The options of `PdfWriter.open` that differ between attempts. */
export interface SpacingOptions {
  /** The factor by which the default space between blocks is multiplied: more than 1 means more space. */
  spacingFactor: number;
  isDraft: boolean;
}

export async function drawWithBestSpacing(
  draw: (spacing: SpacingOptions) => Promise<PdfWriter>,
): Promise<PdfWriter> {
  let best = { air: 1, emptiness: Number.POSITIVE_INFINITY };
  for (const spacingFactor of spacingFactors) {
    const { fills } = await draw({ spacingFactor: spacingFactor, isDraft: true });
    const emptiness = emptinessOf(fills);
    if (emptiness < best.emptiness - 0.01) best = { air: spacingFactor, emptiness };
    if (emptiness === 0) break;
  }
  return draw({ spacingFactor: best.air, isDraft: false });
}

/**
 * Adds up how much is missing on each page that is not full enough, as a share of a page. 0: every page is full enough.
 */
function emptinessOf(fills: readonly number[]): number {
  return fills.reduce((sum, fill, index) => {
    const least = index === fills.length - 1 ? enough.last : enough.other;
    return sum + Math.max(0, least - fill);
  }, 0);
}
