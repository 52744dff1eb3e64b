/**
 * Figures of a period. The database counts half a year at a time, and here the counts are added up: on SQLite, where a
 * statement holds the whole process, none of it takes long. What costs is sorting for a count, not reading; so there are
 * three counts for five questions, each answered from an index alone.
 */
import { type NotNull, sql } from 'kysely';
import { isPaidOrLater, orderStates } from '#domain/order-states.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import type { DeskNumbers, NumbersPort } from './desk-port.ts';
import { type Counted, sumUp } from './sum-up.ts';

type Period = { since: Date; until: Date };

const pieceMs = 183 * 86_400_000;
const paidStates = orderStates.filter(isPaidOrLater);

export function numbers(database: DeskDatabase): NumbersPort {
  const { moment, boolean, unindexed } = database;

  const arrived = ({ since, until }: Period) =>
    database.db
      .selectFrom('enquiries')
      .where('created_at', '>=', moment(since))
      .where('created_at', '<', moment(until))
      .where('is_aside', '=', boolean(false));
  /** Nobody is answered who only wants to read news. */
  const answerable = (period: Period) => arrived(period).where('kind', '!=', 'email_subscriptions');

  const days = (period: Period): Promise<Counted['days']> =>
    arrived(period)
      .select((eb) => [
        database.indianDay(eb.ref('created_at')).as('day'),
        'kind',
        eb.fn.countAll<number | string>().as('n'),
      ])
      .groupBy([sql`1`, 'kind'])
      .execute();

  const asked = (period: Period): Promise<Counted['asked']> =>
    answerable(period)
      .select((eb) => ['state', 'offer', 'source', eb.fn.countAll<number | string>().as('n')])
      .groupBy(['state', 'offer', 'source'])
      .execute();

  /** Enough for the median, without every enquiry. */
  const waits = (period: Period): Promise<Counted['waits']> =>
    answerable(period)
      .where('answered_at', 'is not', null)
      .select((eb) => [
        database.minutesBetween(eb.ref('created_at'), eb.ref('answered_at')).as('minutes'),
        eb.fn.countAll<number | string>().as('n'),
      ])
      .groupBy(sql`1`)
      .execute();

  /** Money alone counts as paid. Of the whole period: found by their orders, which are few beside the enquiries. */
  const paid = ({ since, until }: Period): Promise<Counted['paid']> =>
    database.db
      .selectFrom('enquiries')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('orders')
          .select('enrolment_id')
          .where('mode', '=', 'live')
          .where('state', 'in', paidStates)
          .where('enrolment_id', 'is not', null)
          .$narrowType<{ enrolment_id: NotNull }>(),
      )
      .where((eb) => eb(unindexed(eb.ref('created_at')), '>=', moment(since)))
      .where((eb) => eb(unindexed(eb.ref('created_at')), '<', moment(until)))
      .select((eb) => ['offer', 'source', eb.fn.countAll<number | string>().as('n')])
      .groupBy(['offer', 'source'])
      .execute();

  /** Those that are paid with money: what a demonstration or a test says is no figure of anything. */
  const orders = async ({ since, until }: Period): Promise<DeskNumbers['orders']> => {
    const [from, before] = [moment(since), moment(until)];
    const { made } = await database.db
      .selectFrom('orders')
      .where('mode', '=', 'live')
      .where('made_at', '>=', from)
      .where('made_at', '<', before)
      .select((eb) => eb.fn.countAll().as('made'))
      .executeTakeFirstOrThrow();
    const { paid, paise } = await database.db
      .selectFrom('orders')
      .where('mode', '=', 'live')
      .where('paid_at', '>=', from)
      .where('paid_at', '<', before)
      .select((eb) => [eb.fn.countAll().as('paid'), eb.fn.sum('amount_paise').as('paise')])
      .executeTakeFirstOrThrow();
    return { made: Number(made), paid: Number(paid), paidPaise: Number(paise ?? 0) };
  };

  return {
    async numbers(since, until) {
      const whole = { since, until };
      const counting = <T>(count: (period: Period) => Promise<T>, period: Period) =>
        database.run(() => count(period));
      const counted: Counted = {
        days: [],
        asked: [],
        waits: [],
        paid: await counting(paid, whole),
      };
      for (const piece of piecesOf(whole)) {
        counted.days.push(...(await counting(days, piece)));
        counted.asked.push(...(await counting(asked, piece)));
        counted.waits.push(...(await counting(waits, piece)));
      }
      return { ...sumUp(counted), orders: await counting(orders, whole) };
    },
  };
}

function piecesOf({ since, until }: Period): Period[] {
  const pieces: Period[] = [];
  for (let at = since.getTime(); at < until.getTime(); at += pieceMs)
    pieces.push({ since: new Date(at), until: new Date(Math.min(at + pieceMs, until.getTime())) });
  return pieces;
}
