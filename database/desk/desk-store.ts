/** The desk's store for both engines, assembled from its parts. */
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { epochMsOfUuid } from '../uuid-v7.ts';
import { actOnEnquiry } from './act-on-enquiry.ts';
import { addedEnquiryStore } from './added-enquiry-store.ts';
import { assignmentNoticeStore } from './assignment-notice-store.ts';
import { assignmentStore } from './assignment-store.ts';
import { bulkMailStore } from './bulk-mail-store.ts';
import { auditStore, inDeskTransaction } from './desk-events.ts';
import type { DeskPort } from './desk-port.ts';
import { enquirySearchIndexWriter, type FindLeadsById } from './enquiry-search-index-writer.ts';
import { type EraseSubmissions, erasureStore } from './erasure-store.ts';
import { importStore } from './import-store.ts';
import { inboxStore } from './inbox-store.ts';
import { newestIdStore } from './newest-id-store.ts';
import { noteAndCorrectionStore, writeNote } from './note-and-correction-store.ts';
import { numbersStore } from './numbers-store.ts';
import { relatedEnquiryStore } from './related-enquiry-store.ts';
import { sendingSystemStore } from './sending-system-store.ts';
import { settingsStore } from './settings-store.ts';
import { undoEvent } from './undo-event.ts';
import { weeklyMailStore } from './weekly-mail-store.ts';
import { workloadStore } from './workload-store.ts';

export function deskStore(
  database: KyselyDatabase,
  eraseSubmissions: EraseSubmissions,
  findLeadsById: FindLeadsById,
): DeskPort {
  const index = enquirySearchIndexWriter(database, findLeadsById);
  return {
    ...assignmentStore(database),
    ...assignmentNoticeStore(database),
    ...inboxStore(database, index),
    ...index,
    ...newestIdStore(database),
    ...workloadStore(database),
    ...noteAndCorrectionStore(database),
    ...addedEnquiryStore(database),
    ...importStore(database),
    ...sendingSystemStore(database),
    ...bulkMailStore(database),
    ...relatedEnquiryStore(database),
    ...auditStore(database),
    ...numbersStore(database),
    ...weeklyMailStore(database),
    ...settingsStore(database),
    ...erasureStore(database, eraseSubmissions),
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
