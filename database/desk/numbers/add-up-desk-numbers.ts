/** Adds up the counts that were read for the parts of a period. */
import { addDays } from '#domain/dates/calendar-date.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import {
  countedAsByLostReason,
  type EnquiryState,
  type LostReason,
} from '#domain/enquiries/enquiry-states.ts';
import type { ReceiptKind } from '#domain/money/receipt-registers.ts';
import {
  type ReceiptAndVoucherSumRow,
  sumReceiptAndVoucherRows,
} from '../../bookkeeping/sum-receipt-and-voucher-rows.ts';
import type { CounsellorCounts, DeskNumbersOfPeriod, OriginCounts } from './numbers-port.ts';

/** A count, which PostgreSQL returns as text (bigint). */
type Count = number | string;
type Named = { offer: string | null; source: string | null; campaign: string | null };
type Result = { state: EnquiryState; lost_reason: LostReason | null; n: Count };
type Wait = { owner_id: string | null; minutes: number; n: Count };

export type PeriodCountRows = {
  /**
   * All enquiries that arrived, by day and kind. `day` is a day in India, as the number of days since 1 January 1970.
   */
  days: { day: number; kind: EnquiryKind; n: Count }[];
  /**
   * The enquiries that need an answer, counted in two ways: `asked` by offer, source, campaign and result, `owned` by
   * owner and result.
   */
  asked: (Named & Result)[];
  owned: (Result & { owner_id: string | null })[];
  /**
   * The enquiries that are enrolled or refunded only because of a test or demonstration payment. `asked` and `owned`
   * include them, so `trials` is subtracted from the counts of results.
   */
  trials: (Named & Result & { owner_id: string | null })[];
  /** The answered enquiries by owner and by their wait for the answer, in whole minutes. */
  waits: Wait[];
  /**
   * The receipts and vouchers of live payments in the period: their number and sum by kind, offer, source, campaign,
   * owner and so on.
   */
  money: (Named & ReceiptAndVoucherSumRow & { owner_id: string | null; kind: ReceiptKind })[];
};

const hourMin = 60;

export function addUpDeskNumbers(counts: PeriodCountRows): DeskNumbersOfPeriod {
  const { days, waits, money, trials } = counts;
  // The counts of trials are made negative, so that adding them subtracts their results.
  const negatedTrials = trials.map((row) => ({ ...row, n: -Number(row.n) }));
  const { asked, owned } = counts;
  const results = [...asked, ...negatedTrials];
  return {
    byDay: byDay(days),
    byOffer: countByName(({ offer }) => offer, { asked, negatedTrials }, money),
    bySource: countByName(({ source }) => source, { asked, negatedTrials }, money),
    byCampaign: byCampaign({ asked, negatedTrials }, money),
    byCounsellor: byCounsellor({ asked: owned, negatedTrials }, waits, money),
    byState: [...sumByKey(results, ({ state }) => state)]
      .map(([state, count]) => ({ state, count }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => (a.state < b.state ? -1 : 1)),
    lost: [
      ...sumByKey(
        results.filter(({ state }) => state === 'lost'),
        ({ lost_reason }) => lost_reason,
      ),
    ]
      .map(([reason, count]) => ({ reason, count }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (`${a.reason}` < `${b.reason}` ? -1 : 1)),
    trials: total(trials),
    answers: answersOf(total(asked), waits),
    receiptsAndVouchers: sumReceiptAndVoucherRows(money),
  };
}

/** A day at the end of one part may continue in the next part, so the counts of both are added. */
function byDay(days: PeriodCountRows['days']): DeskNumbersOfPeriod['byDay'] {
  return [...Map.groupBy(days, ({ day }) => day)]
    .sort(([a], [b]) => a - b)
    .flatMap(([day, ofDay]) =>
      [...sumByKey(ofDay, ({ kind }) => kind)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, count]) => ({ day: addDays('1970-01-01', day), kind, count })),
    );
}

/** Sorts by count, the largest first, and entries with the same count by name. */
const byCountThenName = (a: OriginCounts, b: OriginCounts) =>
  b.count - a.count || (a.name ?? '').localeCompare(b.name ?? '');

/**
 * `asked` has the counts of the period. `negatedTrials` has the counts of trials as negative numbers, to be added to
 * the results.
 */
type Asked<Row> = { asked: readonly Row[]; negatedTrials: readonly Row[] };

/**
 * Counts what became of the enquiries of each offer, source, campaign or counsellor. The name is null for enquiries
 * without one.
 */
function countByName<Row extends Result, Money extends PeriodCountRows['money'][number]>(
  nameOf: (row: Row | Money) => string | null,
  { asked, negatedTrials }: Asked<Row>,
  money: readonly Money[],
): OriginCounts[] {
  const results = [...asked, ...negatedTrials];
  const counts = sumByKey(asked, nameOf);
  const enrolled = sumByKey(
    results.filter(({ state }) => state === 'enrolled'),
    nameOf,
  );
  const paidBack = sumByKey(
    results.filter(
      ({ lost_reason }) =>
        lost_reason !== null && countedAsByLostReason[lost_reason] === 'refunded',
    ),
    nameOf,
  );
  const net = sumByKey(
    money.map((row) => ({ ...row, n: signed(row) })),
    nameOf,
  );
  const receiptsAndVouchers = sumByKey(money, nameOf);
  return [...new Set([...counts.keys(), ...net.keys()])]
    .map((name) => ({
      name,
      count: counts.get(name) ?? 0,
      enrolled: enrolled.get(name) ?? 0,
      paidBack: paidBack.get(name) ?? 0,
      netPaise: net.get(name) ?? 0,
      receiptsAndVouchers: receiptsAndVouchers.get(name) ?? 0,
    }))
    .sort(byCountThenName);
}

const signed = ({ kind, paise }: PeriodCountRows['money'][number]) =>
  kind === 'receipt' ? Number(paise) : -Number(paise);

/** Counts the results by source and campaign. All enquiries without a campaign share one row. */
function byCampaign(
  asked: Asked<PeriodCountRows['asked'][number]>,
  money: PeriodCountRows['money'],
): DeskNumbersOfPeriod['byCampaign'] {
  const keyOf = ({ source, campaign }: Named) =>
    JSON.stringify(campaign === null ? null : [source, campaign]);
  return countByName(keyOf, asked, money)
    .map(({ name: key, ...figures }) => {
      const [source, name] = (JSON.parse(`${key}`) ?? [null, null]) as (string | null)[];
      return { ...figures, name: name ?? null, source: source ?? null };
    })
    .sort(byCountThenName);
}

function byCounsellor(
  owned: Asked<PeriodCountRows['owned'][number]>,
  waits: PeriodCountRows['waits'],
  money: PeriodCountRows['money'],
): CounsellorCounts[] {
  return countByName(({ owner_id }) => owner_id, owned, money).map((figures) => {
    const { answered, medianMin } = answersOf(
      figures.count,
      waits.filter(({ owner_id }) => owner_id === figures.name),
    );
    return { ...figures, reached: answered, medianMin };
  });
}

function answersOf(wanted: number, given: readonly Wait[]): DeskNumbersOfPeriod['answers'] {
  // If a clock was set back, an answer may seem earlier than its enquiry. The wait then counts as 0 minutes.
  const waits = [...sumByKey(given, ({ minutes }) => Math.max(0, minutes))]
    .map(([min, n]) => ({ min, n }))
    .sort((a, b) => a.min - b.min);
  const answered = total(waits);
  return {
    wanted,
    answered,
    withinHour: total(waits.filter(({ min }) => min < hourMin)),
    medianMin: medianOf(waits, answered),
    worstMin: waits.at(-1)?.min ?? null,
  };
}

/** Adds up the counts of the rows with the same key. */
function sumByKey<Row extends { n: Count }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) {
    const key = keyOf(row);
    sums.set(key, (sums.get(key) ?? 0) + Number(row.n));
  }
  return sums;
}

const total = (counts: readonly { n: Count }[]) =>
  counts.reduce((sum, { n }) => sum + Number(n), 0);

/**
 * Returns the median wait; null without waits. `waits` must be sorted, shortest first. If their number is even, this is
 * the longer of the two middle waits.
 */
function medianOf(waits: readonly { min: number; n: number }[], answered: number): number | null {
  let passed = 0;
  for (const { min, n } of waits) {
    passed += n;
    if (passed > answered / 2) return min;
  }
  return null;
}
