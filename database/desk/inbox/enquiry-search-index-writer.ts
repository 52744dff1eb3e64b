/**
 * Writes the words by which a search finds enquiries. To keep visitors from waiting, they are written after an enquiry
 * was stored: by the service in the background, and before each search of the inbox for the newest enquiries. The table
 * `enquiries_without_words` lists the enquiries whose words are missing. A migration that changes the words puts every
 * enquiry into that table.
 */
import { programLabel } from '#contract/forms/call-programs.ts';
import type { LeadField } from '#contract/rows/lead-fields.ts';
import { makeEnquiryIndexText } from '#domain/enquiries/make-enquiry-index-text.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import type { LeadPort } from '../../enquiries/lead-port.ts';
import { type DeskTransaction, inDeskTransaction } from '../desk-events.ts';

export type FindLeadsById = LeadPort['findLeadsById'];

/** The number of enquiries in one statement: small, so that the statement does not delay visitors. */
const atOnce = 100;

export type EnquirySearchIndexWriter = {
  /**
   * Writes the search words of at most `most` enquiries, the newest first. Resolves with true if other enquiries may
   * still lack theirs.
   */
  indexNew(most: number): Promise<boolean>;
};

export function makeEnquirySearchIndexWriter(
  database: KyselyDatabase,
  findLeadsById: FindLeadsById,
): EnquirySearchIndexWriter {
  return {
    async indexNew(most) {
      for (let done = 0; done < most; done += atOnce) {
        const waiting = await database.run((db) =>
          db
            .selectFrom('enquiries_without_words')
            .select('enquiry_id')
            .orderBy('enquiry_id', 'desc')
            .limit(atOnce)
            .execute(),
        );
        const ids = waiting.map(({ enquiry_id }) => enquiry_id);
        if (ids.length === 0) return false;
        // The row as the visitor sent it. It never changes, so reading it needs no lock.
        const leads = new Map((await findLeadsById(ids)).map((lead) => [lead.id, lead]));
        await inDeskTransaction(database, (work) => indexThese(work, ids, leads));
        if (ids.length < atOnce) return false;
      }
      return true;
    },
  };
}

/** Whether a search finds an enquiry by this field. A new field of a form needs an entry here. */
type IsSearched = {
  name: true;
  email: true;
  phone: true;
  program: true;
  message: true;
  offer: true;
  source: false;
  batch: false;
};

type SearchedField = {
  [Field in LeadField]: IsSearched[Field] extends true ? Field : never;
}[LeadField];

type Sent = { program: string | null; message: string | null };

async function indexThese(
  { trx, database }: DeskTransaction,
  ids: readonly string[],
  leads: ReadonlyMap<string, Sent>,
): Promise<void> {
  // The enquiries are locked first, as in an erasure. So no enquiry is erased before its words are written.
  await database
    .keepRows(trx.selectFrom('enquiries'))
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  // Removes the rows of `enquiries_without_words` before the texts are read. A correction that comes later has to wait,
  // and then adds a row for its enquiry again. Enquiries whose words another process has written in the meantime have
  // no row any more.
  const removed = await trx
    .deleteFrom('enquiries_without_words')
    .where('enquiry_id', 'in', [...ids])
    .returning('enquiry_id')
    .execute();
  if (removed.length === 0) return;
  const found = await trx
    .selectFrom('enquiries')
    .select(['id', 'name', 'email', 'phone', 'offer'])
    .where(
      'id',
      'in',
      removed.map(({ enquiry_id }) => enquiry_id),
    )
    .execute();
  if (found.length === 0) return;
  await trx
    .insertInto('enquiry_words')
    .values(
      found.map(({ id, ...person }) => {
        const { program = null, message = null } = leads.get(id) ?? {};
        // The index has the name of the program, which the visitor saw in the form, and not the value that is stored
        // for it.
        const chosen = program && programLabel(program);
        const texts: Record<SearchedField, string | null> = { ...person, program: chosen, message };
        return { enquiry_id: id, words: makeEnquiryIndexText(texts) };
      }),
    )
    .onConflict((conflict) =>
      conflict.column('enquiry_id').doUpdateSet((eb) => ({ words: eb.ref('excluded.words') })),
    )
    .execute();
}
