import type { EnquiryListsApi } from '#desk/api-types/enquiry-lists-api.ts';
import { enquiryCsvValueWords } from '#desk/words/enquiry-csv-value-words.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import { joinPieces } from './join-pieces.ts';

/** Begins the CSV file of the inbox as the desk does, with the desk's words. */
export const openInboxCsv = (inbox: EnquiryListsApi, filter: InboxFilter) =>
  inbox.csv(filter, enquiryCsvValueWords);

/** Returns the whole file. */
export const readInboxCsv = (inbox: EnquiryListsApi, filter: InboxFilter) =>
  joinPieces(openInboxCsv(inbox, filter));
