/** The desk's store for both engines, assembled from its parts. */
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { epochMsOfUuid } from '../uuid-v7.ts';
import { actOnEnquiry } from './acts/act-on-enquiry.ts';
import { makeNoteAndCorrectionStore, writeNote } from './acts/note-and-correction-store.ts';
import { undoEvent } from './acts/undo-event.ts';
import { makeAddedEnquiryStore } from './added/added-enquiry-store.ts';
import { makeImportStore } from './added/import-store.ts';
import { makeSendingSystemStore } from './added/sending-system-store.ts';
import { makeAssignmentNoticeStore } from './assignment/assignment-notice-store.ts';
import { makeAutomaticAssignmentStore } from './assignment/automatic-assignment-store.ts';
import { makeWorkloadStore } from './assignment/workload-store.ts';
import { makeAuditLogStore } from './audit-log-store.ts';
import { makeBulkMailStore } from './bulk-mail-store.ts';
import type { DeskPort } from './desk-port.ts';
import { inDeskTransaction } from './desk-transaction.ts';
import { type EraseSubmissions, makeErasureStore } from './erasure-store.ts';
import {
  type FindLeadsById,
  makeEnquirySearchIndexWriter,
} from './inbox/enquiry-search-index-writer.ts';
import { makeInboxStore } from './inbox/inbox-store.ts';
import { makeNewestIdStore } from './inbox/newest-id-store.ts';
import { makeNumbersStore } from './numbers/numbers-store.ts';
import { makeRelatedEnquiryStore } from './related/related-enquiry-store.ts';
import { makeSettingsStore } from './settings/settings-store.ts';
import { makeWeeklyMailStore } from './weekly-mail-store.ts';

export function makeDeskStore(
  database: KyselyDatabase,
  eraseSubmissions: EraseSubmissions,
  findLeadsById: FindLeadsById,
): DeskPort {
  const index = makeEnquirySearchIndexWriter(database, findLeadsById);
  return {
    ...makeAutomaticAssignmentStore(database),
    ...makeAssignmentNoticeStore(database),
    ...makeInboxStore(database, index),
    ...index,
    ...makeNewestIdStore(database),
    ...makeWorkloadStore(database),
    ...makeNoteAndCorrectionStore(database),
    ...makeAddedEnquiryStore(database),
    ...makeImportStore(database),
    ...makeSendingSystemStore(database),
    ...makeBulkMailStore(database),
    ...makeRelatedEnquiryStore(database),
    ...makeAuditLogStore(database),
    ...makeNumbersStore(database),
    ...makeWeeklyMailStore(database),
    ...makeSettingsStore(database),
    ...makeErasureStore(database, eraseSubmissions),
    act: (id, act, actor, { seen, shown = seen, apart, note = '' } = {}) =>
      inDeskTransaction(database, async (work) => {
        const result = await actOnEnquiry(work, id, act, actor, { seen, shown, apart });
        if (note === '' || (result.at !== 'changed' && result.at !== 'unchanged')) return result;
        const pressedAt =
          result.at === 'changed' ? new Date(epochMsOfUuid(result.eventId)) : work.now;
        const written = await writeNote(work, id, note, actor.who, pressedAt);
        return { ...result, noteId: written?.id };
      }),
    undo: (eventId, actor) =>
      inDeskTransaction(database, (work) => undoEvent(work, eventId, actor)),
  };
}
