import type { DeskNumbersOfPeriod, OriginCounts } from '#database/desk/numbers/numbers-port.ts';
import type { Store } from '#database/store.ts';
import type {
  CounsellorFiguresRow,
  FiguresRow,
  NumbersDetails,
  RowFilterOrOthers,
  TablePages,
} from '#desk/api-types/numbers-api.ts';
import { type Offers, offerNameOf } from '../offers/read-offers.ts';

const firstPages: TablePages = { offer: 1, source: 1, campaign: 1 };

/** Reads the figures of a period and adds the names of offers and counsellors. */
export async function readNumbersWithNames(
  { store, offers }: { store: Pick<Store, 'desk' | 'staff'>; offers: Offers },
  { since, until }: { since: Date; until: Date },
  pages: TablePages = firstPages,
): Promise<NumbersDetails> {
  const [numbers, all] = await Promise.all([
    store.desk.readNumbers(since, until),
    store.staff.staff(),
  ]);
  const colleagues = new Map(all.map(({ id, name }) => [id, name]));
  return {
    ...numbers,
    total: totalOf(numbers),
    byOffer: pageOf(
      pages.offer,
      numbers.byOffer.map(withName('No offer named', (slug) => offerNameOf(slug, offers) ?? slug)),
    ),
    bySource: pageOf(pages.source, numbers.bySource.map(withName('Not known', (source) => source))),
    byCampaign: pageOf(
      pages.campaign,
      numbers.byCampaign.map((row) => {
        const { source, ...came } = row;
        const line = withName(
          'No campaign',
          (labels) => `${source ?? 'Not known'}: ${labels}`,
        )(came);
        const { counts } = line;
        return counts.at === 'value' ? { ...line, counts: { ...counts, source } } : line;
      }),
    ),
    byCounsellor: numbers.byCounsellor.map(
      withName('Unassigned', (id) => colleagues.get(id) ?? 'Somebody who is not known any more'),
    ),
  };
}

const withName =
  <Row extends OriginCounts>(none: string, nameFor: (key: string) => string) =>
  ({
    name: key,
    ...row
  }: Row): Omit<Row, 'name'> & { name: string; counts: RowFilterOrOthers } => ({
    ...row,
    name: key === null ? none : nameFor(key),
    counts: key === null ? { at: 'none' } : { at: 'value', key },
  });

/**
 * The most offers, sources or campaigns on a page. There may be any number of sources, because a form can send any text
 * as its source.
 */
const mostNames = 100;

/** Returns the rows of one page. On every page but the last, one more row has the sum of all later pages. */
function pageOf(page: number, rows: FiguresRow[]): FiguresRow[] {
  const last = Math.max(1, Math.ceil(rows.length / mostNames));
  const until = Math.min(page, last) * mostNames;
  const rest = rows.slice(until);
  const shown = rows.slice(until - mostNames, until);
  return rest.length === 0 ? shown : [...shown, rest.reduce(addFigures, othersRow)];
}

/**
 * Adds up the rows of all counsellors and the row of what belongs to none of them. Every enquiry and receipt is in
 * exactly one of these rows, so nothing counts twice.
 */
function totalOf({ byCounsellor, answers }: DeskNumbersOfPeriod): CounsellorFiguresRow {
  const whole = { ...othersRow, name: 'Together', counts: { at: 'all' } } as const;
  return {
    ...byCounsellor.reduce<FiguresRow>(addFigures, whole),
    reached: answers.answered,
    medianMin: answers.medianMin,
  };
}

const othersRow: FiguresRow = {
  name: 'All others',
  counts: { at: 'others' },
  count: 0,
  enrolled: 0,
  paidBack: 0,
  netPaise: 0,
  receiptsAndVouchers: 0,
};

const addFigures = (
  sum: FiguresRow,
  { count, enrolled, paidBack, netPaise, receiptsAndVouchers }: Omit<FiguresRow, 'name' | 'counts'>,
): FiguresRow => ({
  ...sum,
  count: sum.count + count,
  enrolled: sum.enrolled + enrolled,
  paidBack: sum.paidBack + paidBack,
  netPaise: sum.netPaise + netPaise,
  receiptsAndVouchers: sum.receiptsAndVouchers + receiptsAndVouchers,
});
