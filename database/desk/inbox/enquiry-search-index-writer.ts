/**
 * Writes the search words of enquiries, after the enquiries were stored, so that visitors do not wait for this. The
 * service writes them in the background; a search first writes those of the newest enquiries. The table
 * `enquiries_without_words` lists the enquiries whose words are not written yet. A migration that changes the words
 * lists all enquiries there.
 */
import { programLabelOfValue } from '#contract/forms/call-request-programs.ts';
import type { LeadField } from '#contract/rows/lead-fields.ts';
import {
  makeEnquiryIndexText,
  type SearchedTexts,
} from '#domain/enquiries/make-enquiry-index-text.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import type { LeadPort } from '../../enquiries/lead-port.ts';
import { type DeskTransaction, inDeskTransaction } from '../desk-transaction.ts';

export type FindLeadsById = LeadPort['findLeadsById'];

/** The number of enquiries in one statement. It is small, so that the statement does not make visitors wait. */
const atOnce = 100;

export type EnquirySearchIndexWriter = {
  /**
   * Writes the search words of at most `most` enquiries, newest first. Resolves with true if enquiries without words
   * may be left.
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
        // The rows that visitors sent never change, so they can be read without a lock.
        const leads = new Map((await findLeadsById(ids)).map((lead) => [lead.id, lead]));
        await inDeskTransaction(database, (work) => indexThese(work, ids, leads));
        if (ids.length < atOnce) return false;
      }
      return true;
    },
  };
}

/** The answers that are true of `makeEnquiryIndexText`. */
type IsIndexed = { [Field in LeadField]: Field extends keyof SearchedTexts ? true : false };
type AgreesWithIndex<Answers extends IsIndexed> = Answers;

/**
 * Whether a search finds an enquiry by this field. The compiler asks for an entry here for each new form field, and
 * refuses `true` for a field that `makeEnquiryIndexText` ignores.
 */
type IsSearched = AgreesWithIndex<{
  name: true;
  email: true;
  phone: true;
  program: true;
  message: true;
  offer: true;
  source: false;
  batch: false;
}>;

type SearchedField = {
  [Field in LeadField]: IsSearched[Field] extends true ? Field : never;
}[LeadField];

type Sent = { program: string | null; message: string | null };

async function indexThese(
  { trx, database }: DeskTransaction,
  ids: readonly string[],
  leads: ReadonlyMap<string, Sent>,
): Promise<void> {
  // Locks the enquiries first, as an erasure does. So none of them can be erased before its words are written.
  await database
    .keepRows(trx.selectFrom('enquiries'))
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  // The rows of `enquiries_without_words` are deleted before the texts are read. A correction made after that has to
  // wait for this transaction, and then lists its enquiry again. If another process has already written the words of an
  // enquiry, its row no longer exists.
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
        // The index gets the name of the program that the visitor saw in the form, not the value that is stored for it.
        const chosen = program && programLabelOfValue(program);
        const texts: Record<SearchedField, string | null> = { ...person, program: chosen, message };
        return { enquiry_id: id, words: makeEnquiryIndexText(texts) };
      }),
    )
    .onConflict((conflict) =>
      conflict.column('enquiry_id').doUpdateSet((eb) => ({ words: eb.ref('excluded.words') })),
    )
    .execute();
}
