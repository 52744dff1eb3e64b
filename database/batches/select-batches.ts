/** Selects rows of `batches` with the counts of their places, and converts each row to a batch. */
import type { Kysely, Selectable } from 'kysely';
import type { Weekday } from '#contract/text/weekdays.ts';
import type { AllTables } from '../connection/all-tables.ts';
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import type { StoredBatch } from './batch-port.ts';
import type { BatchesTable } from './batch-tables.ts';

type Counted = Record<'held' | 'taken' | 'over' | 'waiting', number | string | bigint | null>;
type Early = {
  early_paise: number | string | null;
  early_until: string | null;
  early_reason: string | null;
};

/** Every query whose rows go to `toBatch` must begin with this selection. */
export function selectBatches(db: Kysely<AllTables>) {
  return db
    .selectFrom('batches')
    .leftJoin('early_prices', 'early_prices.batch_id', 'batches.id')
    .selectAll('batches')
    .select([
      'early_prices.paise as early_paise',
      'early_prices.until_day as early_until',
      'early_prices.reason as early_reason',
    ])
    .select((eb) => [
      ...(['held', 'taken', 'over'] as const).map((state) =>
        eb
          .selectFrom('seats')
          .whereRef('seats.batch_id', '=', 'batches.id')
          .where('seats.state', '=', state)
          .select((inner) => inner.fn.countAll().as('n'))
          .as(state),
      ),
      eb
        .selectFrom('waiting')
        .whereRef('waiting.batch_id', '=', 'batches.id')
        .where('waiting.state', '=', 'waiting')
        .select((inner) => inner.fn.countAll().as('n'))
        .as('waiting'),
    ]);
}

export function toBatch(
  record: Selectable<BatchesTable> & Counted & Early,
  database: Pick<KyselyDatabase, 'fromJson'>,
): StoredBatch {
  const { early_paise, early_until, early_reason } = record;
  return {
    id: record.id,
    offer: record.offer,
    startsOn: record.starts_on,
    endsOn: record.ends_on,
    days: database.fromJson(record.days) as Weekday[],
    from: record.from_time,
    to: record.to_time,
    language: record.language,
    mentor: record.mentor,
    seats: record.seats,
    state: record.state,
    isSample: Boolean(record.is_sample),
    isPublished: Boolean(record.is_published),
    earlyPrice:
      early_paise === null || early_until === null
        ? null
        : { paise: Number(early_paise), untilDay: early_until, reason: early_reason ?? '' },
    version: record.version,
    held: Number(record.held),
    taken: Number(record.taken),
    over: Number(record.over),
    waiting: Number(record.waiting),
  };
}
