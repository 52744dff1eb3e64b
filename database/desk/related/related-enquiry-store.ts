/**
 * Suggests which enquiries are of the same person, and links them when staff say so. Linked enquiries have the same
 * person id; an enquiry without a person id is not linked.
 */
import type { Kysely, Transaction } from 'kysely';
import { alignLinkedWork } from '#domain/enquiries/related-enquiry-work.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { dateOfMoment } from '../../connection/stored-moment.ts';
import { makeCourseChangedCondition } from '../../orders/conditions/make-course-changed-condition.ts';
import { lockStaffRows } from '../../staff/lock-staff-rows.ts';
import { isUuid } from '../../uuid-v7.ts';
import { writeEnquiryWork } from '../acts/write-enquiry-work.ts';
import { recordDeskEvent } from '../desk-event-store.ts';
import type { AlikeEnquiryPair, RelatedEnquiryPort } from '../desk-port.ts';
import { inDeskTransaction } from '../desk-transaction.ts';
import { enquiryColumns, toEnquiry, toEnquiryWork } from '../enquiry-record.ts';
import { lockAndReadEnquiries } from '../lock-enquiries.ts';

const suggestions = 20;
/** At most this many pairs are read, because somebody may send the same phone number a thousand times. */
const mostPairs = 500;

export function makeRelatedEnquiryStore(database: KyselyDatabase): RelatedEnquiryPort {
  return {
    async findLinkedEnquiries(id) {
      if (!isUuid(id)) return [];
      const records = await database.run(async (db) => {
        const personId = await readPersonId(db, id);
        return db
          .selectFrom('enquiries')
          .select(enquiryColumns)
          .where((eb) =>
            eb.or([
              eb('id', '=', id),
              ...(personId === null ? [] : [eb('person_id', '=', personId)]),
            ]),
          )
          .orderBy('id', 'desc')
          .execute();
      });
      return records.map(toEnquiry);
    },

    async findSuggestedEnquiries(id) {
      if (!isUuid(id)) return [];
      const records = await database.run(async (db) => {
        const own = await db
          .selectFrom('enquiries')
          .select(['email_key', 'phone_key', 'person_id'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!own || (own.email_key === null && own.phone_key === null)) return [];
        return db
          .selectFrom('enquiries')
          .select(enquiryColumns)
          .where((eb) =>
            eb.or([
              ...(own.email_key === null ? [] : [eb('email_key', '=', own.email_key)]),
              ...(own.phone_key === null ? [] : [eb('phone_key', '=', own.phone_key)]),
            ]),
          )
          .where('id', '!=', id)
          .where('is_aside', '=', database.boolean(false))
          .where((eb) =>
            own.person_id === null
              ? eb.and([])
              : eb.or([eb('person_id', 'is', null), eb('person_id', '!=', own.person_id)]),
          )
          .orderBy('id', 'desc')
          .limit(suggestions)
          .execute();
      });
      return records.map(toEnquiry);
    },

    async findAlikePairs(ids) {
      const known = ids.filter(isUuid);
      if (known.length === 0) return [];
      const sharing = (db: Kysely<AllTables>, key: 'phone_key' | 'email_key') =>
        db
          .selectFrom('enquiries as one')
          .innerJoin('enquiries as other', `other.${key}`, `one.${key}`)
          .select([
            'one.id as id',
            'other.id as other',
            'other.owner_id as owner_id',
            'other.state as state',
            'other.due_at as due_at',
          ])
          .where('one.id', 'in', known)
          .whereRef('other.id', '!=', 'one.id')
          .where('other.is_aside', '=', database.boolean(false))
          .where('other.due_at', 'is not', null)
          .orderBy('other.id')
          .limit(mostPairs)
          .execute();
      return database.run(async (db) => {
        const [byPhone, byEmail] = await Promise.all([
          sharing(db, 'phone_key'),
          sharing(db, 'email_key'),
        ]);
        const found = new Map<string, AlikeEnquiryPair>();
        for (const [by, pairs] of [['email', byEmail] as const, ['phone', byPhone] as const])
          for (const { id, other, owner_id, state, due_at } of pairs)
            found.set(`${id} ${other}`, {
              id,
              other,
              ownerId: owner_id,
              callAgainAt:
                due_at !== null && state === 'not reachable' ? dateOfMoment(due_at) : null,
              by,
            });
        return [...found.values()];
      });
    },

    async findPaidOfferTitles(ids) {
      const titles = new Map<string, string[]>();
      const known = ids.filter(isUuid);
      if (known.length === 0) return titles;
      const found = await database.run((db) =>
        Promise.all(
          (['phone_key', 'email_key'] as const).map((key) =>
            db
              .selectFrom('enquiries as one')
              .innerJoin('enquiries as other', `other.${key}`, `one.${key}`)
              .innerJoin('orders', 'orders.enrolment_id', 'other.id')
              .select(['one.id as id', 'orders.offer_title as title'])
              .where('one.id', 'in', known)
              .whereRef('other.id', '!=', 'one.id')
              // Keeps SQLite from using the index on `state`, which would make it read all paid orders.
              .where((eb) => eb(database.unindexed(eb.ref('orders.state')), '=', 'paid'))
              .where((eb) => eb.not(makeCourseChangedCondition(database, eb)))
              .orderBy('orders.id')
              .limit(mostPairs)
              .execute(),
          ),
        ),
      );
      for (const { id, title } of found.flat())
        titles.set(id, [...new Set([...(titles.get(id) ?? []), title])]);
      return titles;
    },

    link: (id, toId, { who, staffId, mayOverrule }) =>
      inDeskTransaction(database, async (work) => {
        const { trx } = work;
        const group = [...(await findLinked(trx, id)), ...(await findLinked(trx, toId))];
        await lockStaffRows(trx, [staffId, ...group.map(({ ownerId }) => ownerId)]);
        const locked = await lockAndReadEnquiries(trx, [id, toId, ...group.map((one) => one.id)]);
        if (!locked.has(id) || !locked.has(toId)) return false;
        const [from, to] = [await readPersonId(trx, id), await readPersonId(trx, toId)];
        if (id === toId || (from !== null && from === to)) return false;
        const personId = to ?? toId;
        // Everything that was linked with either enquiry is now linked with both, because all are of one person.
        await trx
          .updateTable('enquiries')
          .set({ person_id: personId })
          .where((eb) =>
            eb.or([
              eb('id', 'in', [id, toId]),
              ...(from === null ? [] : [eb('person_id', '=', from)]),
            ]),
          )
          .execute();
        await recordDeskEvent(work, {
          type: 'enquiry.linked',
          subject: id,
          who,
          what: { to: toId, personId, before: from },
        });
        const linked = [...locked.values()]
          .map(({ enquiry }) => enquiry)
          .filter(({ isQuarantined }) => !isQuarantined);
        for (const one of alignLinkedWork(
          linked.map((enquiry) => ({ id: enquiry.id, work: toEnquiryWork(enquiry) })),
          { staffId, mayOverrule },
        )) {
          const enquiry = linked.find((other) => other.id === one.id);
          const details = { carriedFrom: one.from };
          if (enquiry)
            await writeEnquiryWork(work, enquiry, one.work, 'enquiry.carried-over', who, details);
        }
        return true;
      }),

    unlink: (id, who) =>
      inDeskTransaction(database, async (work) => {
        const { trx } = work;
        const group = await findLinked(trx, id);
        const locked = await lockAndReadEnquiries(trx, [id, ...group.map((one) => one.id)]);
        if (!locked.has(id)) return false;
        const personId = await readPersonId(trx, id);
        if (personId === null) return false;
        await trx.updateTable('enquiries').set({ person_id: null }).where('id', '=', id).execute();
        const left = await trx
          .selectFrom('enquiries')
          .select('id')
          .where('person_id', '=', personId)
          .orderBy('id')
          .execute();
        // If only one enquiry is left, it loses its person id, because it is linked with no other. If several are left,
        // and their person id is the id of the unlinked enquiry, they get the id of the first one instead.
        const newPersonId = left.length === 1 ? null : personId === id ? left[0]?.id : undefined;
        if (newPersonId !== undefined)
          await trx
            .updateTable('enquiries')
            .set({ person_id: newPersonId })
            .where('person_id', '=', personId)
            .execute();
        await recordDeskEvent(work, {
          type: 'enquiry.unlinked',
          subject: id,
          who,
          what: { before: personId },
        });
        return true;
      }),
  };
}

/** Finds all enquiries with the same person id as this one, including this one. */
async function findLinked(
  trx: Transaction<AllTables>,
  id: string,
): Promise<{ id: string; ownerId: string | null }[]> {
  const personId = isUuid(id) ? await readPersonId(trx, id) : null;
  const records = await trx
    .selectFrom('enquiries')
    .select(['id', 'owner_id'])
    .where((eb) =>
      personId === null ? eb('id', '=', isUuid(id) ? id : null) : eb('person_id', '=', personId),
    )
    .execute();
  return records.map((one) => ({ id: one.id, ownerId: one.owner_id }));
}

/** Returns the person id of an enquiry; null if the enquiry is not linked. */
async function readPersonId(
  db: Kysely<AllTables> | Transaction<AllTables>,
  id: string,
): Promise<string | null> {
  const record = await db
    .selectFrom('enquiries')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return record?.person_id ?? null;
}
