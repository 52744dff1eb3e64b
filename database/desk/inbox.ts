/** Lists of enquiries: narrowed, sorted, a page at a time, and counted. */
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '#domain/calendar-date.ts';
import { indianHour } from '#domain/enquiries/due-moments.ts';
import { type InboxFilter, inboxPageRows } from '#domain/enquiries/inbox-filter.ts';
import { searchTerms } from '#domain/enquiries/search-terms.ts';
import { indianDay } from '#domain/indian-day.ts';
import type { DeskDatabase } from '../connection/desk-database.ts';
import type { DeskDatabaseTables } from '../orders/order-tables.ts';
import { firstUuidAt, isUuid } from '../uuid-v7.ts';
import type { InboxPort, Sight } from './desk-port.ts';
import { enquiryColumns, toEnquiry } from './enquiry-record.ts';

type Builder = ExpressionBuilder<DeskDatabaseTables, 'enquiries'>;
type Condition = ReturnType<Builder['and']>;

const nearlyMs = 60_000;
/** So few that visitors do not wait behind them. */
const readAtOnce = 200;
/** The choices of the filter are sampled from the latest enquiries, so that their cost does not grow. */
const latest = 2_000;
const choices = 30;

export const endOfIndianDay = (now: Date) => indianHour(addDays(indianDay(now), 1), 0);

/** What is theirs and what is nobody's, when not all. */
export function seenBy({ unindexed }: DeskDatabase, eb: Builder, sight: Sight): Condition[] {
  if (sight === 'all') return [];
  const ownerId = unindexed(eb.ref('owner_id'));
  const isNobodys = eb(ownerId, 'is', null);
  return [isUuid(sight.ownOf) ? eb.or([isNobodys, eb(ownerId, '=', sight.ownOf)]) : isNobodys];
}

/** All that a filter says, as conditions that must all hold. */
function conditions(
  database: DeskDatabase,
  eb: Builder,
  filter: InboxFilter,
  now: Date,
): Condition[] {
  const { moment, boolean, contains, unindexed } = database;
  const holds: Condition[] = [];
  const { states, kinds, owner, ownOf, offer, source, due, isQuarantined, since, until } = filter;
  const not = sql<SqlBool>`1 = 0`;
  if (isQuarantined !== undefined) holds.push(eb('is_aside', '=', boolean(isQuarantined)));
  // A list by date, or of several states, is found by walking in its order.
  const isWalked = filter.order === 'due' || (states?.length ?? 0) > 1;
  const state = isWalked ? unindexed(eb.ref('state')) : eb.ref('state');
  const ownerId = filter.order === 'due' ? unindexed(eb.ref('owner_id')) : eb.ref('owner_id');
  if (states) holds.push(states.length ? eb(state, 'in', [...states]) : eb.and([not]));
  if (kinds) holds.push(kinds.length ? eb('kind', 'in', [...kinds]) : eb.and([not]));
  if (owner === 'nobody') holds.push(eb(ownerId, 'is', null));
  else if (owner !== undefined) holds.push(isUuid(owner) ? eb(ownerId, '=', owner) : eb.and([not]));
  if (ownOf !== undefined) holds.push(...seenBy(database, eb, { ownOf }));
  if (offer !== undefined) holds.push(eb('offer', '=', offer));
  if (source !== undefined) holds.push(eb('source', '=', source));
  if (due === 'overdue') holds.push(eb('due_at', '<=', moment(now)));
  if (due === 'today')
    holds.push(
      eb.and([eb('due_at', '>', moment(now)), eb('due_at', '<', moment(endOfIndianDay(now)))]),
    );
  // An id begins with its moment, or nearly: by it the rows are found, by the moment itself they are chosen.
  if (since) {
    holds.push(eb('id', '>=', firstUuidAt(since.getTime() - nearlyMs)));
    holds.push(eb('created_at', '>=', moment(since)));
  }
  if (until) {
    holds.push(eb('id', '<', firstUuidAt(until.getTime() + nearlyMs)));
    holds.push(eb('created_at', '<', moment(until)));
  }
  for (const term of searchTerms(filter.search ?? ''))
    holds.push(eb.and([contains(eb.ref('search'), term)]));
  return holds;
}

export function inbox(database: DeskDatabase): InboxPort {
  const filtered = async (filter: InboxFilter, sight: Sight) => {
    const now = filter.due ? await database.run((db) => database.clock(db)) : new Date(0);
    return database.db
      .selectFrom('enquiries')
      .where((eb) =>
        eb.and([...conditions(database, eb, filter, now), ...seenBy(database, eb, sight)]),
      );
  };
  const count = async (query: Awaited<ReturnType<typeof filtered>>) => {
    const { n } = await database.run(() =>
      query.select((eb) => eb.fn.countAll().as('n')).executeTakeFirstOrThrow(),
    );
    return Number(n);
  };

  return {
    async inbox(filter, sight, page) {
      const query = await filtered(filter, sight);
      const skipped = (Math.max(1, Math.trunc(page) || 1) - 1) * inboxPageRows;
      const found = await database.run(() => {
        const ordered = query.select(enquiryColumns).limit(inboxPageRows).offset(skipped);
        if (filter.order === 'oldest') return ordered.orderBy('id').execute();
        if (filter.order === 'due')
          return ordered
            .orderBy('due_at', (by) => by.asc().nullsLast())
            .orderBy('id')
            .execute();
        return ordered.orderBy('id', 'desc').execute();
      });
      const rows = found.map(toEnquiry);
      const isLastPage = rows.length > 0 && rows.length < inboxPageRows;
      if (isLastPage || (rows.length === 0 && skipped === 0))
        return { rows, total: skipped + rows.length };
      return { rows, total: await count(query) };
    },
    async inboxAfter(filter, sight, after) {
      if (after !== null && !isUuid(after)) return [];
      const query = await filtered({ ...filter, order: 'oldest' }, sight);
      const rest = after === null ? query : query.where('id', '>', after);
      const found = await database.run(() =>
        rest.select(enquiryColumns).orderBy('id').limit(readAtOnce).execute(),
      );
      return found.map(toEnquiry);
    },
    async commonSources() {
      const records = await database.run((db) =>
        db
          .selectFrom(
            db
              .selectFrom('enquiries')
              .select('source')
              .orderBy('id', 'desc')
              .limit(latest)
              .as('latest'),
          )
          .where('source', 'is not', null)
          .groupBy('source')
          .select((eb) => ['source', eb.fn.countAll().as('n')])
          .orderBy('n', 'desc')
          .orderBy('source')
          .limit(choices)
          .execute(),
      );
      return records.flatMap(({ source }) => source ?? []);
    },
    async findEnquiry(id) {
      if (!isUuid(id)) return null;
      const record = await database.run((db) =>
        db.selectFrom('enquiries').select(enquiryColumns).where('id', '=', id).executeTakeFirst(),
      );
      return record ? toEnquiry(record) : null;
    },
  };
}
