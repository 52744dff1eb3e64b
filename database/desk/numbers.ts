/** Figures of a period, counted by the database; what comes out is a few hundred rows, however many went in. */
import { sql } from 'kysely';
import { isPaidOrLater, orderStates } from '#office/order-states.ts';
import type { OfficeDatabase } from '../connection/office-database.ts';
import type { Came, DeskNumbers, DeskPort } from './desk-port.ts';

const hourMin = 60;
const paidStates = orderStates.filter(isPaidOrLater);

export function numbers(office: OfficeDatabase): Pick<DeskPort, 'numbers'> {
  const { moment, boolean } = office;

  const arrived = (since: Date, until: Date) =>
    office.db
      .selectFrom('enquiries')
      .where('enquiries.created_at', '>=', moment(since))
      .where('enquiries.created_at', '<', moment(until))
      .where('is_aside', '=', boolean(false));
  /** Nobody is answered who only wants to read news. */
  const answerable = (since: Date, until: Date) =>
    arrived(since, until).where('kind', '!=', 'email_subscriptions');

  const byDay = async (since: Date, until: Date): Promise<DeskNumbers['byDay']> => {
    const records = await arrived(since, until)
      .select((eb) => [
        office.indianDay(eb.ref('enquiries.created_at')).as('day'),
        'kind',
        eb.fn.countAll().as('n'),
      ])
      .groupBy([sql`1`, 'kind'])
      .orderBy('day')
      .orderBy('kind')
      .execute();
    return records.map(({ day, kind, n }) => ({ day, kind, count: Number(n) }));
  };

  /** What became of those that share an offer or a source; null is who named none. */
  const by = async (column: 'offer' | 'source', since: Date, until: Date): Promise<Came[]> => {
    const paidOnes = office.db
      .selectFrom('orders')
      .select('enrolment_id')
      .distinct()
      .where('state', 'in', paidStates)
      .where('enrolment_id', 'is not', null)
      .as('paid');
    const records = await answerable(since, until)
      .leftJoin(paidOnes, 'paid.enrolment_id', 'enquiries.id')
      .select((eb) => [
        `${column} as name`,
        eb.fn.countAll().as('n'),
        eb.fn.countAll().filterWhere('state', '=', 'enrolled').as('enrolled'),
        eb.fn.count('paid.enrolment_id').as('paid'),
      ])
      .groupBy(column)
      .execute();
    return records
      .map(({ name, n, enrolled, paid }) => ({
        name,
        count: Number(n),
        enrolled: Number(enrolled),
        paid: Number(paid),
      }))
      .sort((a, b) => b.count - a.count || (a.name ?? '').localeCompare(b.name ?? ''));
  };

  const byState = async (since: Date, until: Date): Promise<DeskNumbers['byState']> => {
    const records = await answerable(since, until)
      .select((eb) => ['state', eb.fn.countAll().as('n')])
      .groupBy('state')
      .orderBy('state')
      .execute();
    return records.map(({ state, n }) => ({ state, count: Number(n) }));
  };

  /** How many were answered after how many minutes: enough for the median, without every enquiry. */
  const answers = async (since: Date, until: Date): Promise<DeskNumbers['answers']> => {
    const records = await answerable(since, until)
      .select((eb) => [
        office
          .minutesBetween(eb.ref('enquiries.created_at'), eb.ref('enquiries.answered_at'))
          .as('min'),
        eb.fn.countAll().as('n'),
      ])
      .groupBy(sql`1`)
      .orderBy('min')
      .execute();
    const waits = records
      .map(({ min, n }) => ({ min, n: Number(n) }))
      .filter((one): one is { min: number; n: number } => one.min !== null)
      .map(({ min, n }) => ({ min: Math.max(0, min), n }));
    const answered = total(waits);
    return {
      wanted: total(records.map(({ n }) => ({ n: Number(n) }))),
      answered,
      withinHour: total(waits.filter(({ min }) => min < hourMin)),
      medianMin: medianOf(waits, answered),
      worstMin: waits.at(-1)?.min ?? null,
    };
  };

  const orders = async (since: Date, until: Date): Promise<DeskNumbers['orders']> => {
    const [from, before] = [moment(since), moment(until)];
    const { made } = await office.db
      .selectFrom('orders')
      .where('made_at', '>=', from)
      .where('made_at', '<', before)
      .select((eb) => eb.fn.countAll().as('made'))
      .executeTakeFirstOrThrow();
    const { paid, paise } = await office.db
      .selectFrom('orders')
      .where('paid_at', '>=', from)
      .where('paid_at', '<', before)
      .select((eb) => [eb.fn.countAll().as('paid'), eb.fn.sum('amount_paise').as('paise')])
      .executeTakeFirstOrThrow();
    return { made: Number(made), paid: Number(paid), paidPaise: Number(paise ?? 0) };
  };

  return {
    async numbers(since, until) {
      const asked = async <T>(ask: (since: Date, until: Date) => Promise<T>): Promise<T> => {
        await office.breathe();
        return office.run(() => ask(since, until));
      };
      return {
        byDay: await asked(byDay),
        byOffer: await asked((from, before) => by('offer', from, before)),
        bySource: await asked((from, before) => by('source', from, before)),
        byState: await asked(byState),
        answers: await asked(answers),
        orders: await asked(orders),
      };
    },
  };
}

const total = (counts: readonly { n: number }[]) => counts.reduce((sum, { n }) => sum + n, 0);

/** Of waits in ascending order; the upper one of two in the middle. */
function medianOf(waits: readonly { min: number; n: number }[], answered: number): number | null {
  let passed = 0;
  for (const { min, n } of waits) {
    passed += n;
    if (passed > answered / 2) return min;
  }
  return null;
}
