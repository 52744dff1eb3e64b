/**
 * Writes the words by which a search finds enquiries. They are written after an enquiry has arrived: a search
 * writes those of new enquiries first, and the service writes the rest. No visitor waits for this. After an upgrade
 * that changes the words, those of every enquiry are written again in the same way.
 */
import { sql } from 'kysely';
import { programLabel } from '#contract/call-programs.ts';
import { enquiryIndexWords } from '#domain/enquiries/enquiry-index-words.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import type { EnquiryPort } from '../enquiries/enquiry-port.ts';
import { type DeskTransaction, inDeskTransaction } from './desk-events.ts';

export type FindLeads = EnquiryPort['findLeads'];

/** The number is small, so that the statement does not delay visitors. */
const atOnce = 100;

/**
 * The version of the words, raised when their rules change: `enquiry-index-words.ts`, `spelling-key.ts`. The partial
 * index `enquiries_with_old_words` contains the same number, so a migration has to create it anew.
 */
const wordsVersion = 1;

export type EnquirySearchIndex = {
  /** Writes the words of at most `most` enquiries, the newest first. Resolves with whether some may be left. */
  indexNew(most: number): Promise<boolean>;
};

export function enquirySearchIndex(
  database: DeskDatabase,
  findLeads: FindLeads,
): EnquirySearchIndex {
  return {
    async indexNew(most) {
      for (let done = 0; done < most; done += atOnce) {
        const found = await database.run((db) =>
          db
            .selectFrom('enquiries')
            .select('id')
            // A literal value, because SQLite chooses its partial index before it knows the value of a parameter.
            .where('words_version', '<', sql.lit(wordsVersion))
            .orderBy('id', 'desc')
            .limit(atOnce)
            .execute(),
        );
        const ids = found.map(({ id }) => id);
        if (ids.length === 0) return false;
        // The row as the visitor sent it. It never changes, so reading it needs no lock.
        const leads = new Map((await findLeads(ids)).map((lead) => [lead.id, lead]));
        await inDeskTransaction(database, (work) => indexThese(work, ids, leads));
        if (ids.length < atOnce) return false;
      }
      return true;
    },
  };
}

type Sent = { program: string | null; message: string | null };

async function indexThese(
  { trx, database }: DeskTransaction,
  ids: readonly string[],
  leads: ReadonlyMap<string, Sent>,
): Promise<void> {
  // The rows are marked first: their lock keeps a correction from being written between reading a row and writing
  // its words.
  const marked = await trx
    .updateTable('enquiries')
    .set({ is_indexed: database.boolean(true), words_version: wordsVersion })
    .where('id', 'in', [...ids])
    .returning(['id', 'name', 'email', 'phone', 'offer'])
    .execute();
  if (marked.length === 0) return;
  await trx
    .insertInto('enquiry_words')
    .values(
      marked.map(({ id, ...person }) => {
        const { program = null, message = null } = leads.get(id) ?? {};
        // The name of the program as the visitor chose it, not the stored value.
        const chosen = program && programLabel(program);
        return {
          enquiry_id: id,
          words: enquiryIndexWords({ ...person, program: chosen, message }),
        };
      }),
    )
    .onConflict((conflict) =>
      conflict.column('enquiry_id').doUpdateSet((eb) => ({ words: eb.ref('excluded.words') })),
    )
    .execute();
}
