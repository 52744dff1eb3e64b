/** Exports the inbox as CSV: the enquiries that a filter finds, oldest first. An audit entry records the export. */
import { type LeadField, leadFieldLabel, leadFields } from '#contract/rows/lead-fields.ts';
import type { EnquiryScope } from '#database/desk/desk-port.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';
import { toLeadFromQuarantine } from '#database/enquiries/lead-record.ts';
import type { Store } from '#database/store.ts';
import type { EnquiryCsvWords } from '#desk/api-types/enquiry-lists-api.ts';
import type { AddedEnquiryFacts } from '#domain/enquiries/added-enquiry-facts.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import { byteOrderMark, formatCsvLine } from '../../../for-staff/format-csv-line.ts';
import { formatLeadField } from '../../../for-staff/format-lead-field.ts';
import { formatIndianTime } from '../../../for-staff/indian-time-text.ts';
import { offerNameOf } from '../../../offers/read-offers.ts';
import { requirePermission } from '../require-permission.ts';
import { runSingleExport } from '../run-single-export.ts';
import type { EnquiryListsApiOptions } from './enquiry-lists-api-options.ts';
import { readEnquiryScope } from './enquiry-scope.ts';

type ExportedEnquiry = {
  enquiry: Enquiry;
  /** What the visitor sent; null if it was erased after the enquiry was read. */
  sent: Lead | null;
  /**
   * How and by whom the enquiry was added, and whether the person was told about their data; null if a visitor sent it.
   */
  added: AddedEnquiryFacts | null;
};

/**
 * Yields the enquiries that the filter finds, oldest first, in groups, because all of them may be too many for memory.
 */
async function* iterateExportedEnquiries(
  store: Store,
  filter: InboxFilter,
  scope: EnquiryScope,
): AsyncGenerator<ExportedEnquiry[]> {
  for (let after: string | null = null; ; ) {
    const some: Enquiry[] = await store.desk.inboxAfter(filter, scope, after);
    const sent = await readSentLeads(store, some);
    const added = await store.desk.findAddedFacts(some.map(({ id }) => id));
    const last = some.at(-1);
    if (last === undefined) return;
    yield some.map((enquiry) => ({
      enquiry,
      sent: sent.get(enquiry.id) ?? null,
      added: added.get(enquiry.id) ?? null,
    }));
    after = last.id;
  }
}

/** Returns what visitors sent for these enquiries, by the enquiry's id. Quarantined enquiries are included. */
async function readSentLeads(
  store: Store,
  enquiries: readonly Enquiry[],
): Promise<Map<string, Lead>> {
  const leads = await store.findLeadsById(enquiries.map(({ id }) => id));
  for (const { id } of enquiries.filter(({ isQuarantined }) => isQuarantined)) {
    const quarantined = await store.findQuarantined(id);
    if (quarantined !== null) leads.push(toLeadFromQuarantine(quarantined));
  }
  return new Map(leads.map((lead) => [lead.id, lead]));
}

type Cell = (enquiry: Enquiry, sent: Lead | null, added: AddedEnquiryFacts | null) => string | null;

/**
 * Fields for which `fieldColumn` makes no column, because the columns from "Name" to "Came from (in full)" already show
 * them: with the corrections of staff, or under another title.
 */
const fieldsInOtherColumns: readonly LeadField[] = ['name', 'email', 'phone', 'offer', 'source'];

/** The fields whose columns stand before the columns "Added as" and "Told about their data". */
const olderFields: readonly LeadField[] = ['program', 'message', 'batch'];

/** The fields whose columns stand at the end of the table. */
const newerFields = leadFields.filter(
  (field) => !fieldsInOtherColumns.includes(field) && !olderFields.includes(field),
);

const formatTimeOrNull = (at: Date | null) => at && formatIndianTime(at);

export async function exportInboxCsv(
  options: EnquiryListsApiOptions,
  filter: InboxFilter,
  words: EnquiryCsvWords,
): Promise<AsyncIterable<string>> {
  const { store, staff, offers } = options;
  requirePermission(staff.role, 'export enquiries');
  const scope = await readEnquiryScope(store, { staffId: staff.id, role: staff.role });
  const names = new Map((await store.staff.staff()).map(({ id, name }) => [id, name]));
  const fieldColumn = (field: LeadField): [title: string, of: Cell] => [
    leadFieldLabel(field),
    (_, sent) => sent && formatLeadField(sent, field, offers),
  ];
  // Spreadsheets of the staff rely on the order of the columns, so new columns are added at the end.
  const columns: readonly [title: string, of: Cell][] = [
    ['Received (IST)', ({ receivedAt }) => formatIndianTime(receivedAt)],
    ['Form', ({ kind }) => words.kinds[kind]],
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Wants', ({ offer }) => offerNameOf(offer, offers) ?? offer],
    ['Came from', ({ source }) => source],
    [
      'State',
      ({ state, isQuarantined }) => (isQuarantined ? words.quarantine : words.states[state]),
    ],
    ['Lost because', ({ lostReason }) => lostReason && words.lostReasons[lostReason]],
    ['With', ({ ownerId }) => ownerId && (names.get(ownerId) ?? ownerId)],
    ['Next (IST)', ({ dueAt }) => formatTimeOrNull(dueAt)],
    ['Tries', ({ tries }) => String(tries)],
    ['First answer (IST)', ({ answeredAt }) => formatTimeOrNull(answeredAt)],
    ['Id', ({ id }) => id],
    // This column has the whole source, as the visitor's browser sent it. The column "Came from" has the short form
    // that the figures of the desk count.
    ['Came from (in full)', (_, sent) => sent && formatLeadField(sent, 'source', offers)],
    ...olderFields.map(fieldColumn),
    ['Added as', (_, _sent, added) => added && words.ways[added.way]],
    ['Told about their data', (_, _sent, added) => added && words.privacyNoticeAnswers[added.told]],
    ...newerFields.map(fieldColumn),
  ];
  return runSingleExport(pieces());

  async function* pieces(): AsyncGenerator<string> {
    let count = 0;
    try {
      yield byteOrderMark + formatCsvLine(columns.map(([title]) => title));
      for await (const some of iterateExportedEnquiries(store, filter, scope)) {
        count += some.length;
        yield some
          .map(({ enquiry, sent, added }) =>
            formatCsvLine(columns.map(([, of]) => of(enquiry, sent, added))),
          )
          .join('');
      }
    } finally {
      // The audit entry is written even if the reader stopped early, because the reader has the rows up to that point.
      await recordExportInAudit(options, filter, count);
    }
  }
}

async function recordExportInAudit(
  { store, staff }: EnquiryListsApiOptions,
  filter: InboxFilter,
  count: number,
) {
  // The audit does not contain the search text, which may be a person's name or number, nor the source and the
  // campaign, which a visitor's browser sent. All of these would remain in the audit after the person is erased.
  const { search, source, campaign, ...narrowed } = filter;
  await store.desk.recordEvent('enquiries.exported', 'enquiries', staff.id, {
    ...narrowed,
    isSearched: Boolean(search),
    isOfOneSource: source !== undefined || campaign !== undefined,
    count,
  });
}
