/**
 * Writes the words by which enquiries are found. They are written after an enquiry has arrived: by a search, which
 * looks for what is new first, and by the service for what is left. No visitor waits for it.
 */
import { sql } from 'kysely';
import { programLabel } from '#contract/call-programs.ts';
import { enquiryIndexWords } from '#domain/enquiries/enquiry-index-words.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import type { EnquiryPort } from '../enquiries/enquiry-port.ts';
import { type DeskTransaction, inDeskTransaction } from './desk-events.ts';

export type FindLeads = EnquiryPort['findLeads'];

/** Few enough not to delay visitors. */
const atOnce = 100;

export type SearchIndex = {
  /** The newest ones first, at most so many; resolves with whether some may be left. */
  indexNew(most: number): Promise<boolean>;
};

export function searchIndex(database: DeskDatabase, findLeads: FindLeads): SearchIndex {
  return {
    async indexNew(most) {
      for (let done = 0; done < most; done += atOnce) {
        const found = await database.run((db) =>
          db
            .selectFrom('enquiries')
            .select('id')
            // Not a parameter: SQLite chooses its partial index before it knows one.
            .where('is_indexed', '=', sql.lit(database.boolean(false)))
            .orderBy('id', 'desc')
            .limit(atOnce)
            .execute(),
        );
        const ids = found.map(({ id }) => id);
        if (ids.length === 0) return false;
        // The row as the visitor sent it: nobody changes it, so reading it needs no lock.
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
  // Marks first: the lock keeps a correction from coming between the reading and the words.
  const marked = await trx
    .updateTable('enquiries')
    .set({ is_indexed: database.boolean(true) })
    .where('id', 'in', [...ids])
    .returning(['id', 'name', 'email', 'phone', 'offer'])
    .execute();
  if (marked.length === 0) return;
  await trx
    .insertInto('enquiry_words')
    .values(
      marked.map(({ id, ...person }) => {
        const { program = null, message = null } = leads.get(id) ?? {};
        // The program's name as the visitor chose it, not the stored value.
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
