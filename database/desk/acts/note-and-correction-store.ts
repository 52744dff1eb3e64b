/** Notes and corrections by staff. Both are deleted when the enquiry is erased. */
import type { Selectable } from 'kysely';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { mayTakeBackNote } from '#domain/enquiries/may-take-back-note.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { dateOfMoment } from '../../connection/stored-moment.ts';
import { isUuid, makeUuidV7 } from '../../uuid-v7.ts';
import { recordDeskEvent } from '../desk-event-store.ts';
import type { Correction, EnquiryNote, NoteAndCorrectionPort } from '../desk-port.ts';
import type { DeskTables } from '../desk-tables.ts';
import { type DeskTransaction, inDeskTransaction } from '../desk-transaction.ts';
import { lockEnquiry } from '../lock-enquiries.ts';

const pressedTwiceMs = 60_000;

export function makeNoteAndCorrectionStore(database: KyselyDatabase): NoteAndCorrectionPort {
  const { moment } = database;
  return {
    addNote: (enquiryId, text, who) =>
      inDeskTransaction(database, (work) => writeNote(work, enquiryId, text, who)),

    takeNoteBack: (enquiryId, noteId, by) =>
      inDeskTransaction(database, async (work) => {
        // The lock lets two members remove the note only one after the other, so the second finds no note.
        if (!isUuid(noteId) || !(await lockEnquiry(work.trx, enquiryId))) return null;
        const record = await work.trx
          .selectFrom('enquiry_notes')
          .selectAll()
          .where('id', '=', noteId)
          .where('enquiry_id', '=', enquiryId)
          .executeTakeFirst();
        const note = record && toNote(record);
        if (!note || !mayTakeBackNote(note, by, work.now)) return null;
        await work.trx.deleteFrom('enquiry_notes').where('id', '=', noteId).execute();
        return recordDeskEvent(work, {
          type: 'enquiry.note-taken-back',
          subject: enquiryId,
          who: by.who,
          what: { noteId, writtenBy: note.who, writtenAt: note.at },
        });
      }),

    correct: (id, field, becomes, who) =>
      inDeskTransaction(database, async (work) => {
        const enquiry = await lockEnquiry(work.trx, id);
        if (enquiry === null || enquiry.isQuarantined) return null;
        if (enquiry[field] === becomes) return enquiry;
        const after: Enquiry = { ...enquiry, [field]: becomes };
        const { name, email, phone } = after;
        const correctionId = makeUuidV7(work.now.getTime());
        await work.trx
          .insertInto('enquiry_corrections')
          .values({
            id: correctionId,
            enquiry_id: id,
            at: moment(work.now),
            who,
            field,
            was: enquiry[field],
            becomes,
          })
          .execute();
        await work.trx
          .updateTable('enquiries')
          .set({
            name,
            email,
            phone,
            email_key: database.emailKey(email),
            phone_key: database.phoneKey(phone),
            search: database.searchText(name, email, phone),
          })
          .where('id', '=', id)
          .execute();
        await recordDeskEvent(work, {
          type: 'enquiry.corrected',
          subject: id,
          who,
          what: { field, correctionId },
        });
        return after;
      }),

    async notesOf(enquiryIds) {
      const ids = enquiryIds.filter(isUuid);
      if (ids.length === 0) return [];
      const records = await database.run((db) =>
        db
          .selectFrom('enquiry_notes')
          .selectAll()
          .where('enquiry_id', 'in', ids)
          .orderBy('id')
          .execute(),
      );
      return records.map(toNote);
    },

    async correctionsOf(enquiryIds) {
      const ids = enquiryIds.filter(isUuid);
      if (ids.length === 0) return [];
      const records = await database.run((db) =>
        db
          .selectFrom('enquiry_corrections')
          .selectAll()
          .where('enquiry_id', 'in', ids)
          .orderBy('id')
          .execute(),
      );
      return records.map(toCorrection);
    },
  };
}

/**
 * Stores a note in the caller's transaction. `pressedAt` is when the member pressed the button; it is earlier than now
 * if the form is sent again. No second note is stored if this member's newest note has the same text and was written
 * after `pressedAt` or in the last minute; that note is returned.
 */
export async function writeNote(
  work: DeskTransaction,
  enquiryId: string,
  text: string,
  who: string,
  pressedAt = work.now,
): Promise<EnquiryNote | null> {
  const enquiry = await lockEnquiry(work.trx, enquiryId);
  if (enquiry === null || enquiry.isQuarantined) return null;
  const before = await newestNote(work, enquiryId, who);
  const since = Math.min(pressedAt.getTime(), work.now.getTime() - pressedTwiceMs);
  if (before?.text === text && before.at.getTime() >= since) return before;
  const note = {
    id: makeUuidV7(work.now.getTime()),
    enquiry_id: enquiryId,
    at: work.database.moment(work.now),
    who,
    text,
  };
  await work.trx.insertInto('enquiry_notes').values(note).execute();
  await recordDeskEvent(work, {
    type: 'enquiry.noted',
    subject: enquiryId,
    who,
    what: { noteId: note.id },
  });
  return toNote(note);
}

async function newestNote(
  { trx }: DeskTransaction,
  enquiryId: string,
  who: string,
): Promise<EnquiryNote | null> {
  const record = await trx
    .selectFrom('enquiry_notes')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('who', '=', who)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return record ? toNote(record) : null;
}

function toNote(record: Selectable<DeskTables['enquiry_notes']>): EnquiryNote {
  const { id, enquiry_id, at, who, text } = record;
  return { id, enquiryId: enquiry_id, at: dateOfMoment(at), who, text };
}

function toCorrection(record: Selectable<DeskTables['enquiry_corrections']>): Correction {
  const { id, enquiry_id, at, who, field, was, becomes } = record;
  return { id, enquiryId: enquiry_id, at: dateOfMoment(at), who, field, was, becomes };
}
