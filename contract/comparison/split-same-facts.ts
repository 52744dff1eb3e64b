import type { ComparedFact, ComparedOffer } from './compared-offer.ts';

interface ComparedRow {
  name: string;
  size: ComparedFact['size'];
  /** The lines that each offer shows for this fact, in the order of the offers. */
  cells: (readonly string[])[];
}

/**
 * The facts with the same value in all offers, and the facts in which they differ. For a single offer, all facts
 * differ.
 */
interface ComparedRows {
  same: { name: string; lines: readonly string[] }[];
  differing: ComparedRow[];
}

/**
 * Separates the facts with the same value in all offers from those in which the offers differ. Facts that no offer has
 * are left out. `today` is an ISO date in India.
 */
export function splitSameFacts(offers: readonly ComparedOffer[], today: string): ComparedRows {
  const rows: ComparedRows = { same: [], differing: [] };
  for (const { id, name, size } of offers[0]?.facts ?? []) {
    const cells = offers.map(({ facts }) => linesOf(facts, id, today));
    if (cells.every((lines) => lines.length === 0)) continue;
    const [first = []] = cells;
    const isSame = offers.length > 1 && new Set(cells.map((lines) => lines.join('\n'))).size === 1;
    if (isSame) rows.same.push({ name, lines: first });
    else rows.differing.push({ name, size, cells });
  }
  return rows;
}

function linesOf(facts: readonly ComparedFact[], id: string, today: string): readonly string[] {
  const fact = facts.find((one) => one.id === id);
  if (!fact) return [];
  return fact.later && today > fact.later.after ? fact.later.lines : fact.lines;
}
