/** The inbox as a table for a spreadsheet: what a filter finds, oldest first, and an entry in the audit. */
import type { Sight } from '#database/desk/desk-port.ts';
import type { Store } from '#database/store.ts';
import type { Enquiry } from '#office/enquiries/enquiry.ts';
import type { InboxFilter } from '#office/enquiries/inbox-filter.ts';
import { byteOrderMark, csvLine } from '../../for-staff/csv.ts';
import { indianTime } from '../../for-staff/indian-time.ts';
import { kindOf } from '../../for-staff/lead-columns.ts';
import { nameOf } from '../../offers.ts';
import type { InboxOptions } from './inbox-door.ts';
import { requires } from './requires.ts';
import { sightOf } from './sight-of.ts';

async function* every({ desk }: Store, filter: InboxFilter, sight: Sight): AsyncGenerator<Enquiry> {
  for (let after: string | null = null; ; ) {
    const some: Enquiry[] = await desk.inboxAfter(filter, sight, after);
    yield* some;
    const last = some.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

type Cell = (enquiry: Enquiry) => string | null;

const orNull = (at: Date | null) => at && indianTime(at);

export async function inboxCsv(options: InboxOptions, filter: InboxFilter): Promise<string> {
  const { store, staff, offers } = options;
  requires(staff.role, 'export enquiries');
  const sight = await sightOf(store, { staffId: staff.id, role: staff.role });
  const names = new Map((await store.staff.staff()).map(({ id, name }) => [id, name]));
  const columns: readonly [title: string, of: Cell][] = [
    ['Received (IST)', ({ receivedAt }) => indianTime(receivedAt)],
    ['Form', ({ kind }) => kindOf(kind)],
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Wants', ({ offer }) => nameOf(offer, offers) ?? offer],
    ['Came from', ({ source }) => source],
    ['State', ({ state, isAside }) => (isAside ? 'quarantine' : state)],
    ['Lost because', ({ lostReason }) => lostReason],
    ['With', ({ ownerId }) => ownerId && (names.get(ownerId) ?? ownerId)],
    ['Next (IST)', ({ dueAt }) => orNull(dueAt)],
    ['Tries', ({ tries }) => String(tries)],
    ['First answer (IST)', ({ answeredAt }) => orNull(answeredAt)],
    ['Id', ({ id }) => id],
  ];
  let text = byteOrderMark + csvLine(columns.map(([title]) => title));
  let count = 0;
  for await (const enquiry of every(store, filter, sight)) {
    text += csvLine(columns.map(([, of]) => of(enquiry)));
    count += 1;
  }
  // What was searched for may be somebody's name or number, and a source is what a visitor's browser sent: neither is
  // written into the audit, where it would stay when the enquiry is erased.
  const { search, source, ...narrowed } = filter;
  await store.desk.noteEvent('enquiries.exported', 'enquiries', staff.id, {
    ...narrowed,
    isSearched: Boolean(search),
    isOfOneSource: Boolean(source),
    count,
  });
  return text;
}
