/**
 * Sets a document several times, with more and with less room between its blocks, and keeps the one whose
 * pages are filled best: a last page with three lines on it, or half a page of white in the middle, looks
 * like a mistake. The first that is good enough wins, and the designed one is tried first.
 */
import type { Paper } from './paper.ts';

const airs = [1, 0.92, 1.1, 0.84, 1.22, 0.76, 1.34] as const;

/** Shares of a page: what the emptiest page must hold, and the emptiest that is not the last. */
const enough = { last: 0.4, other: 0.72 };

/** How a document is to be set: what `Paper.open` takes beside its facts. */
export interface Setting {
  air: number;
  isDraft: boolean;
}

export async function setWell(set: (setting: Setting) => Promise<Paper>): Promise<Paper> {
  let best = { air: 1, emptiness: Number.POSITIVE_INFINITY };
  for (const air of airs) {
    const { fills } = await set({ air, isDraft: true });
    const emptiness = emptinessOf(fills);
    if (emptiness < best.emptiness - 0.01) best = { air, emptiness };
    if (emptiness === 0) break;
  }
  return set({ air: best.air, isDraft: false });
}

/** By how much the pages together are emptier than they should be; 0 is well set. */
function emptinessOf(fills: readonly number[]): number {
  return fills.reduce((sum, fill, index) => {
    const least = index === fills.length - 1 ? enough.last : enough.other;
    return sum + Math.max(0, least - fill);
  }, 0);
}
