/**
 * Computes the figures of a period. A long statement of SQLite blocks the process, so each statement counts at most
 * half a year, from an index alone. The counts are added and sorted here, because sorting in the database is slow.
 * Money is read for the whole period at once, because there are few receipts and vouchers.
 */
import { type NotNull, sql } from 'kysely';
import { selectReceiptsAndVouchersInSpan } from '../../bookkeeping/select-receipts-and-vouchers-in-span.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { makeEnrolledOnlyByTestCondition } from '../inbox/make-enrolled-only-by-test-condition.ts';
import { addUpDeskNumbers, type PeriodCountRows } from './add-up-desk-numbers.ts';
import type { NumbersPort } from './numbers-port.ts';

type Period = { since: Date; until: Date };

const pieceMs = 183 * 86_400_000;

export function makeNumbersStore(database: KyselyDatabase): NumbersPort {
  const { moment, boolean } = database;

  const arrived = ({ since, until }: Period) =>
    database.db
      .selectFrom('enquiries')
      .where('created_at', '>=', moment(since))
      .where('created_at', '<', moment(until))
      .where('is_aside', '=', boolean(false));
  /** Leaves out newsletter subscriptions, which need no answer. */
  const answerable = (period: Period) => arrived(period).where('kind', '!=', 'email_subscriptions');

  const days = (period: Period): Promise<PeriodCountRows['days']> =>
    arrived(period)
      .select((eb) => [
        database.indianDay(eb.ref('created_at')).as('day'),
        'kind',
        eb.fn.countAll<number | string>().as('n'),
      ])
      .groupBy([sql`1`, 'kind'])
      .execute();

  const asked = (period: Period): Promise<PeriodCountRows['asked']> =>
    answerable(period)
      .select((eb) => [
        'state',
        'lost_reason',
        'offer',
        'source',
        'campaign',
        eb.fn.countAll<number | string>().as('n'),
      ])
      .groupBy(['state', 'lost_reason', 'offer', 'source', 'campaign'])
      .execute();

  const owned = (period: Period): Promise<PeriodCountRows['owned']> =>
    answerable(period)
      .select((eb) => [
        'owner_id',
        'state',
        'lost_reason',
        eb.fn.countAll<number | string>().as('n'),
      ])
      .groupBy(['owner_id', 'state', 'lost_reason'])
      .execute();

  /** Counts the enquiries that only a test or demonstration payment enrolled or refunded. */
  const trials = (period: Period): Promise<PeriodCountRows['trials']> =>
    answerable(period)
      .where(makeEnrolledOnlyByTestCondition)
      .select((eb) => [
        'state',
        'lost_reason',
        'offer',
        'source',
        'campaign',
        'owner_id',
        eb.fn.countAll<number | string>().as('n'),
      ])
      .groupBy(['state', 'lost_reason', 'offer', 'source', 'campaign', 'owner_id'])
      .execute();

  /**
   * Counts the answered enquiries by owner and by minutes of waiting. These counts are enough to compute the median
   * waits.
   */
  const waits = (period: Period): Promise<PeriodCountRows['waits']> =>
    answerable(period)
      .where('answered_at', 'is not', null)
      .select((eb) => [
        'owner_id',
        database.minutesBetween(eb.ref('created_at'), eb.ref('answered_at')).as('minutes'),
        eb.fn.countAll<number | string>().as('n'),
      ])
      .groupBy(['owner_id', sql`2`])
      .execute();

  /**
   * Counts the receipts and vouchers of live payments only. If the enquiry of an order was erased, its source, campaign
   * and owner are null.
   */
  const money = async (period: Period): Promise<PeriodCountRows['money']> => {
    const rows = await selectReceiptsAndVouchersInSpan(database.db, database, {
      mode: 'live',
      ...period,
    })
      .innerJoin('orders', 'orders.id', 'receipts.order_id')
      .leftJoin('enquiries', 'enquiries.id', 'orders.enrolment_id')
      .where('receipts.kind', 'is not', null)
      .select((eb) => [
        'receipts.kind',
        'receipts.why',
        'orders.offer_slug',
        'enquiries.source',
        'enquiries.campaign',
        'enquiries.owner_id',
        eb.fn.countAll<number | string>().as('n'),
        eb.fn.sum<number | string>('receipts.paise').as('paise'),
      ])
      .$narrowType<{ kind: NotNull }>()
      .groupBy([
        'receipts.kind',
        'receipts.why',
        'orders.offer_slug',
        'enquiries.source',
        'enquiries.campaign',
        'enquiries.owner_id',
      ])
      .execute();
    return rows.map(({ offer_slug, ...row }) => ({ ...row, offer: offer_slug || null }));
  };

  return {
    async readNumbers(since, until) {
      const whole = { since, until };
      const counting = <T>(count: (period: Period) => Promise<T>, period: Period) =>
        database.run(() => count(period));
      const counted: PeriodCountRows = {
        days: [],
        asked: [],
        owned: [],
        waits: [],
        trials: [],
        money: await counting(money, whole),
      };
      for (const piece of piecesOf(whole)) {
        counted.days.push(...(await counting(days, piece)));
        counted.asked.push(...(await counting(asked, piece)));
        counted.owned.push(...(await counting(owned, piece)));
        counted.trials.push(...(await counting(trials, piece)));
        counted.waits.push(...(await counting(waits, piece)));
      }
      return addUpDeskNumbers(counted);
    },
  };
}

function piecesOf({ since, until }: Period): Period[] {
  const pieces: Period[] = [];
  for (let at = since.getTime(); at < until.getTime(); at += pieceMs)
    pieces.push({ since: new Date(at), until: new Date(Math.min(at + pieceMs, until.getTime())) });
  return pieces;
}
