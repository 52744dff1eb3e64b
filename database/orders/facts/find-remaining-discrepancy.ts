import type { Transaction } from 'kysely';
import type { DiscrepancyKind } from '#domain/orders/order-states.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import type { Order } from '../order.ts';
import { readOrderEvents } from '../order-record.ts';
import { findOpenDiscrepanciesInEvents } from './find-open-discrepancies-in-events.ts';

type Work = { database: KyselyDatabase; trx: Transaction<AllTables> };

/**
 * Finds another open discrepancy of the order after its latest one resolved itself; null if there is none. The caller
 * stores the result as the order's present discrepancy.
 */
export async function findRemainingDiscrepancy(
  { database, trx }: Work,
  { id, discrepancy }: Order,
): Promise<DiscrepancyKind | null> {
  const open = findOpenDiscrepanciesInEvents(await readOrderEvents(database, trx, id));
  const left = open.findLast(({ what }) => what.doubt !== discrepancy);
  return (left?.what.doubt as DiscrepancyKind | undefined) ?? null;
}
