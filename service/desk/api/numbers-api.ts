import type { Came as CameToDesk } from '#database/desk/desk-port.ts';
import type { Came, NumbersApi } from '#desk/api/numbers-api.ts';
import { byteOrderMark, csvLine } from '../../for-staff/csv.ts';
import { kindOf } from '../../for-staff/lead-columns.ts';
import { nameOf } from '../../offers/offers.ts';
import type { ApiOptions } from './api-options.ts';
import { requires } from './requires.ts';

type NumbersOptions = Pick<ApiOptions, 'store' | 'staff' | 'offers'>;

export function numbersApi({ store, staff, offers }: NumbersOptions): NumbersApi {
  const of: NumbersApi['of'] = async ({ since, until }) => {
    requires(staff.role, 'numbers');
    const numbers = await store.desk.numbers(since, until);
    return {
      ...numbers,
      byOffer: named(numbers.byOffer, 'No offer named', (slug) => nameOf(slug, offers) ?? slug),
      bySource: named(numbers.bySource, 'Not known', (source) => source),
    };
  };
  return {
    of,
    async csv(period) {
      const { byDay, byOffer, bySource } = await of(period);
      const came = (rows: Came[]) =>
        rows.map((row) => [row.name, ...[row.count, row.enrolled, row.paid].map(String)]);
      const lines = [
        ['Day (India)', 'Form', 'Enquiries'],
        ...byDay.map(({ day, kind, count }) => [day, kindOf(kind), String(count)]),
        [],
        ['Offer', 'Enquiries', 'Enrolled', 'Paid'],
        ...came(byOffer),
        [],
        ['Came from', 'Enquiries', 'Enrolled', 'Paid'],
        ...came(bySource),
      ];
      await store.desk.noteEvent('numbers.exported', 'numbers', staff.id, {});
      return byteOrderMark + lines.map(csvLine).join('');
    },
  };
}

/** A form may name any source: only so many are shown. */
const mostNames = 100;

function named(
  rows: readonly CameToDesk[],
  none: string,
  nameFor: (name: string) => string,
): Came[] {
  const said = rows.map(({ name: key, ...counts }) => ({
    key,
    name: key === null ? none : nameFor(key),
    ...counts,
  }));
  const rest = said.slice(mostNames);
  if (rest.length === 0) return said;
  return [...said.slice(0, mostNames), rest.reduce(added, { ...nothing, name: 'All others' })];
}

const nothing = { key: null, count: 0, enrolled: 0, paid: 0 };

const added = (sum: Came, { count, enrolled, paid }: Came): Came => ({
  ...sum,
  count: sum.count + count,
  enrolled: sum.enrolled + enrolled,
  paid: sum.paid + paid,
});
