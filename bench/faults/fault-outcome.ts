import { type DatabaseLocation, openStore } from '#database/open-store.ts';

/**
 * The result of a fault. A row is "acknowledged" when a client read a 201 for it. Every acknowledged row has to be
 * found afterwards.
 */
export type FaultOutcome = {
  fault: string;
  cycles: number;
  acknowledged: number;
  found: number;
  lost: number;
  twice: number;
  /** Other measurements in words, such as durations. */
  note: string;
  isGood: boolean;
};

type RowCounts = Pick<FaultOutcome, 'acknowledged' | 'found' | 'lost' | 'twice'>;

/** Looks for every acknowledged row, by its name, in the database itself. */
export async function compareRowsWithAcknowledged(
  place: DatabaseLocation,
  acknowledged: readonly string[],
): Promise<RowCounts> {
  const store = await openStore(place);
  const seen = new Map<string, number>();
  for await (const page of store.iterateLeadPages({}))
    for (const { name } of page) if (name !== null) seen.set(name, (seen.get(name) ?? 0) + 1);
  await store.close();
  const found = acknowledged.filter((key) => seen.has(key)).length;
  return {
    acknowledged: acknowledged.length,
    found,
    lost: acknowledged.length - found,
    twice: [...seen.values()].filter((times) => times > 1).length,
  };
}

export function isLossless({ lost, twice, acknowledged }: RowCounts): boolean {
  return lost === 0 && twice === 0 && acknowledged > 0;
}
