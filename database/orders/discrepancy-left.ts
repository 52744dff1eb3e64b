import type { Transaction } from 'kysely';
import type { Discrepancy } from '#domain/order-states.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import { openDiscrepancies } from './open-discrepancies.ts';
import type { Order } from './order-port.ts';
import { readEvents } from './order-record.ts';
import type { DeskDatabaseTables } from './order-tables.ts';

type Work = { database: DeskDatabase; trx: Transaction<DeskDatabaseTables> };

/** What is still to be looked at when the newest doubt has ended by itself: it stands in the order again. */
export async function discrepancyLeft(
  { database, trx }: Work,
  { id, doubt }: Order,
): Promise<Discrepancy | null> {
  const open = openDiscrepancies(await readEvents(database, trx, id));
  const left = open.findLast(({ what }) => what.doubt !== doubt);
  return (left?.what.doubt as Discrepancy | undefined) ?? null;
}
