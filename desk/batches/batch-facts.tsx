import { formatDay } from '#contract/text/format-day.ts';
import { formatDaysAndHours24h } from '#contract/text/format-days-and-hours-24h.ts';
import { languageNames } from '#contract/text/language-names.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { BatchDetails } from '../api-types/batches-and-fees-api.ts';
import { formatBatchDates } from './batch-words.ts';

/** The facts of a batch, for a member who may not edit them. */
export function BatchFacts({ sheet }: { sheet: BatchDetails }) {
  return (
    <dl className="facts">
      <dt>Dates</dt>
      <dd>{formatBatchDates(sheet)}</dd>
      <dt>Hours</dt>
      <dd>{formatDaysAndHours24h(sheet)}</dd>
      <dt>Language</dt>
      <dd>{languageNames[sheet.language]}</dd>
      <dt>Mentor</dt>
      <dd>{sheet.mentor}</dd>
      <dt>Seats</dt>
      <dd>{sheet.seats ?? 'no limit'}</dd>
      {sheet.feePaise !== null && <dt>Fee</dt>}
      {sheet.feePaise !== null && <dd className="figure">{formatPaise(sheet.feePaise)}</dd>}
      {sheet.earlyPrice && <dt>Early price</dt>}
      {sheet.earlyPrice && (
        <dd>
          {formatPaise(sheet.earlyPrice.paise)} until {formatDay(sheet.earlyPrice.untilDay)}:{' '}
          {sheet.earlyPrice.reason}
        </dd>
      )}
    </dl>
  );
}
