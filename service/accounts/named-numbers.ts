import type { OriginCounts as CameToDesk } from '#database/desk/desk-port.ts';
import type { Store } from '#database/store.ts';
import type { CountedRows, EnquiryFigures, Numbers } from '#desk/api/numbers-api.ts';
import { type Offers, offerNameOf } from '../offers/read-offers.ts';

/** Reads the figures of a period and adds the names of offers and counsellors. */
export async function namedNumbers(
  { store, offers }: { store: Pick<Store, 'desk' | 'staff'>; offers: Offers },
  { since, until }: { since: Date; until: Date },
): Promise<Numbers> {
  const [numbers, all] = await Promise.all([store.desk.numbers(since, until), store.staff.staff()]);
  const colleagues = new Map(all.map(({ id, name }) => [id, name]));
  return {
    ...numbers,
    byOffer: firstHundred(
      numbers.byOffer.map(named('No offer named', (slug) => offerNameOf(slug, offers) ?? slug)),
    ),
    bySource: firstHundred(numbers.bySource.map(named('Not known', (source) => source))),
    byCampaign: firstHundred(
      numbers.byCampaign.map((row) => {
        const { source, ...came } = row;
        const line = named('No campaign', (labels) => `${source ?? 'Not known'}: ${labels}`)(came);
        const { counts } = line;
        return counts.at === 'value' ? { ...line, counts: { ...counts, source } } : line;
      }),
    ),
    byCounsellor: numbers.byCounsellor.map(
      named('Unassigned', (id) => colleagues.get(id) ?? 'Somebody who is not known any more'),
    ),
  };
}

const named =
  <Row extends CameToDesk>(none: string, nameFor: (key: string) => string) =>
  ({ name: key, ...row }: Row): Omit<Row, 'name'> & { name: string; counts: CountedRows } => ({
    ...row,
    name: key === null ? none : nameFor(key),
    counts: key === null ? { at: 'none' } : { at: 'value', key },
  });

/** A form may send any text as its source, so the number of sources read here is limited. */
const mostNames = 100;

function firstHundred(rows: EnquiryFigures[]): EnquiryFigures[] {
  const rest = rows.slice(mostNames);
  return rest.length === 0 ? rows : [...rows.slice(0, mostNames), rest.reduce(added, others)];
}

const others: EnquiryFigures = {
  name: 'All others',
  counts: { at: 'others' },
  count: 0,
  enrolled: 0,
  paidBack: 0,
  netPaise: 0,
  papers: 0,
};

const added = (
  sum: EnquiryFigures,
  { count, enrolled, paidBack, netPaise, papers }: EnquiryFigures,
): EnquiryFigures => ({
  ...sum,
  count: sum.count + count,
  enrolled: sum.enrolled + enrolled,
  paidBack: sum.paidBack + paidBack,
  netPaise: sum.netPaise + netPaise,
  papers: sum.papers + papers,
});
