/** The inbox as a table for a spreadsheet: what a filter finds, oldest first, and an entry in the audit. */
import { type LeadField, labelOf, leadFields } from '#contract/lead-fields.ts';
import type { Sight } from '#database/desk/desk-port.ts';
import type { Lead } from '#database/enquiries/enquiry-port.ts';
import { asLead } from '#database/enquiries/lead-record.ts';
import type { Store } from '#database/store.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import { byteOrderMark, csvLine } from '../../for-staff/csv.ts';
import { fieldText } from '../../for-staff/field-text.ts';
import { indianTime } from '../../for-staff/indian-time.ts';
import { kindOf } from '../../for-staff/lead-columns.ts';
import { nameOf } from '../../offers/offers.ts';
import { exportInTurn } from './export-in-turn.ts';
import type { InboxOptions } from './inbox-options.ts';
import { requires } from './requires.ts';
import { sightOf } from './sight-of.ts';

type Exported = {
  enquiry: Enquiry;
  /** As the visitor sent it; null for what was erased meanwhile. */
  sent: Lead | null;
};

/** As many at once as are read at once. */
async function* every(store: Store, filter: InboxFilter, sight: Sight): AsyncGenerator<Exported[]> {
  for (let after: string | null = null; ; ) {
    const some: Enquiry[] = await store.desk.inboxAfter(filter, sight, after);
    const sent = await sentRows(store, some);
    const last = some.at(-1);
    if (last === undefined) return;
    yield some.map((enquiry) => ({ enquiry, sent: sent.get(enquiry.id) ?? null }));
    after = last.id;
  }
}

/** The visitors' rows behind these, by their ids. */
async function sentRows(store: Store, enquiries: readonly Enquiry[]): Promise<Map<string, Lead>> {
  const leads = await store.findLeads(enquiries.map(({ id }) => id));
  for (const { id } of enquiries.filter(({ isQuarantined }) => isQuarantined)) {
    const quarantined = await store.findQuarantined(id);
    if (quarantined !== null) leads.push(asLead(quarantined));
  }
  return new Map(leads.map((lead) => [lead.id, lead]));
}

type Cell = (enquiry: Enquiry, sent: Lead | null) => string | null;

/** What stands in a column of its own: as corrected, or under another name. */
const placed: readonly LeadField[] = ['name', 'email', 'phone', 'offer', 'source'];

/** Every other field of the schema, under its label. */
const further = leadFields.filter((field) => !placed.includes(field));

const orNull = (at: Date | null) => at && indianTime(at);

export async function inboxCsv(
  options: InboxOptions,
  filter: InboxFilter,
): Promise<AsyncIterable<string>> {
  const { store, staff, offers } = options;
  requires(staff.role, 'export enquiries');
  const sight = await sightOf(store, { staffId: staff.id, role: staff.role });
  const names = new Map((await store.staff.staff()).map(({ id, name }) => [id, name]));
  // In an order that files of staff rely on: what is added comes last.
  const columns: readonly [title: string, of: Cell][] = [
    ['Received (IST)', ({ receivedAt }) => indianTime(receivedAt)],
    ['Form', ({ kind }) => kindOf(kind)],
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Wants', ({ offer }) => nameOf(offer, offers) ?? offer],
    ['Came from', ({ source }) => source],
    ['State', ({ state, isQuarantined }) => (isQuarantined ? 'quarantine' : state)],
    ['Lost because', ({ lostReason }) => lostReason],
    ['With', ({ ownerId }) => ownerId && (names.get(ownerId) ?? ownerId)],
    ['Next (IST)', ({ dueAt }) => orNull(dueAt)],
    ['Tries', ({ tries }) => String(tries)],
    ['First answer (IST)', ({ answeredAt }) => orNull(answeredAt)],
    ['Id', ({ id }) => id],
    // The earlier column is the short source, by which they are counted.
    ['Came from (in full)', (_, sent) => sent && fieldText(sent, 'source', offers)],
    ...further.map((field): [string, Cell] => [
      labelOf(field),
      (_, sent) => sent && fieldText(sent, field, offers),
    ]),
  ];
  return exportInTurn(pieces());

  async function* pieces(): AsyncGenerator<string> {
    let count = 0;
    try {
      yield byteOrderMark + csvLine(columns.map(([title]) => title));
      for await (const some of every(store, filter, sight)) {
        count += some.length;
        yield some
          .map(({ enquiry, sent }) => csvLine(columns.map(([, of]) => of(enquiry, sent))))
          .join('');
      }
    } finally {
      // Also of a reader who left: what was read until then was read.
      await noteExport(options, filter, count);
    }
  }
}

async function noteExport({ store, staff }: InboxOptions, filter: InboxFilter, count: number) {
  // What was searched for may be somebody's name or number, and a source is what a visitor's browser sent: neither is
  // written into the audit, where it would stay when the enquiry is erased.
  const { search, source, ...narrowed } = filter;
  await store.desk.noteEvent('enquiries.exported', 'enquiries', staff.id, {
    ...narrowed,
    isSearched: Boolean(search),
    isOfOneSource: Boolean(source),
    count,
  });
}
