import { isPublicHttps } from '#contract/is-public-https.ts';
import type { BatchPort } from '#database/batches/batch-port.ts';
import { planOnFirstDay } from '#domain/batches/first-batch.ts';
import { indianDay } from '#domain/indian-day.ts';
import type { Config } from '../settings/config.ts';
import type { Offers } from './offers.ts';

type Given = {
  batches: Pick<BatchPort, 'sellSamples' | 'seedBatches'>;
  offers: Pick<Offers, 'firstBatches'>;
  config: Pick<Config, 'siteUrl'>;
  now: () => number;
};

/**
 * At every start: whether samples can be enrolled for, which they never can on a public address. At the first start on a
 * database: the batches that a fresh machine begins with, the samples among them only where they can be sold.
 */
export async function startBatches({ batches, offers, config, now }: Given): Promise<void> {
  const isPublic = isPublicHttps(config.siteUrl);
  await batches.sellSamples(!isPublic);
  if (offers.firstBatches.length === 0) return;
  const today = indianDay(new Date(now()));
  await batches.seedBatches(
    offers.firstBatches
      .filter(({ isSample }) => !isSample || !isPublic)
      .map((first) => ({ ...planOnFirstDay(first, today), isSample: first.isSample })),
  );
}
