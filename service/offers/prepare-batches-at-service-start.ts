import type { BatchPort } from '#database/batches/batch-port.ts';
import { setInitialBatchDates } from '#domain/batches/set-initial-batch-dates.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { Config } from '../settings/config.ts';
import type { Offers } from './read-offers.ts';

type Given = {
  batches: Pick<BatchPort, 'setSamplesSold' | 'seedBatches'>;
  offers: Pick<Offers, 'firstBatches'>;
  config: Pick<Config, 'hasSampleBatches'>;
  now: () => number;
};

/**
 * Runs at every start. Stores whether sample batches can be bought; on a public address they never can. At the first
 * start with a database, also creates the first batches; samples are among them only if they can be bought. Resolves
 * with the number of created batches.
 */
export async function prepareBatchesAtServiceStart({
  batches,
  offers,
  config,
  now,
}: Given): Promise<number> {
  await batches.setSamplesSold(config.hasSampleBatches);
  if (offers.firstBatches.length === 0) return 0;
  const today = indianDay(new Date(now()));
  return batches.seedBatches(
    offers.firstBatches
      .filter(({ isSample }) => !isSample || config.hasSampleBatches)
      .map((first) => ({ ...setInitialBatchDates(first, today), isSample: first.isSample })),
  );
}
