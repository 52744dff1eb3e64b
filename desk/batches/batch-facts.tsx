import { formatDay } from '#contract/text/format-day.ts';
import { formatDaysAndHours24h } from '#contract/text/format-days-and-hours-24h.ts';
import { languageNames } from '#contract/text/language-names.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { BatchDetails } from '../api-types/batches-and-fees-api.ts';
import { formatBatchDates } from './batch-words.ts';

/** The facts of a batch, for a member who may not edit them. */
export function BatchFacts({ batch }: { batch: BatchDetails }) {
  return (
    <dl className="facts">
      <dt>Dates</dt>
      <dd>{formatBatchDates(batch)}</dd>
      <dt>Hours</dt>
      <dd>{formatDaysAndHours24h(batch)}</dd>
      <dt>Language</dt>
      <dd>{languageNames[batch.language]}</dd>
      <dt>Mentor</dt>
      <dd>{batch.mentor}</dd>
      <dt>Seats</dt>
      <dd>{batch.seats ?? 'no limit'}</dd>
      {batch.feePaise !== null && <dt>Fee</dt>}
      {batch.feePaise !== null && <dd className="figure">{formatPaise(batch.feePaise)}</dd>}
      {batch.earlyPrice && <dt>Early price</dt>}
      {batch.earlyPrice && (
        <dd>
          {formatPaise(batch.earlyPrice.paise)} until {formatDay(batch.earlyPrice.untilDay)}:{' '}
          {batch.earlyPrice.reason}
        </dd>
      )}
    </dl>
  );
}
