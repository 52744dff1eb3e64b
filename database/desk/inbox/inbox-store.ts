/** Lists of enquiries: filtered, sorted, paged and counted. */
import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { spanOfDuePeriod } from '#domain/enquiries/due-periods.ts';
import { enquiryCountLimit } from '#domain/enquiries/enquiry-count-limit.ts';
import type { InboxFilter, ResponseTime } from '#domain/enquiries/inbox-filter.ts';
import { parseSearchPrefixes } from '#domain/enquiries/make-enquiry-index-text.ts';
import { searchedEmails } from '#domain/enquiries/split-search-terms.ts';
import { inboxRowsPerPage } from '#domain/rows-per-page.ts';
import type { AllTables } from '../../connection/all-tables.ts';
import type { KyselyDatabase } from '../../connection/kysely-database.ts';
import { firstUuidAt, isUuid } from '../../uuid-v7.ts';
import type { EnquiryScope, InboxPort } from '../desk-port.ts';
import { enquiryColumns, toEnquiry } from '../enquiry-record.ts';
import type { EnquirySearchIndexWriter } from './enquiry-search-index-writer.ts';
import { makeEnrolledOnlyByTestCondition } from './make-enrolled-only-by-test-condition.ts';

/**
 * Counts the enquiries that the query finds. The result `enquiryCountLimit` + 1 means "more than `enquiryCountLimit`".
 */
export async function countEnquiriesUpToLimit(
  { db }: KyselyDatabase,
  query: SelectQueryBuilder<AllTables, 'enquiries', object>,
): Promise<number> {
  const { n } = await db
    .selectFrom(
      query
        .select('enquiries.id')
        .limit(enquiryCountLimit + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

type Builder = ExpressionBuilder<AllTables, 'enquiries'>;
type Condition = ReturnType<Builder['and']>;

const idClockErrorMs = 60_000;

/** The number of rows in one statement. It is small, so that the statement does not make visitors wait. */
const readAtOnce = 200;

/**
 * The filter offers only the sources of this many latest enquiries. So finding the sources does not become slower when
 * there are more enquiries.
 */
const sourcesReadFrom = 2_000;
const mostSources = 30;

/**
 * Before a search, the words of at most this many new enquiries are written, so that the search stays fast. The service
 * writes the words of the others within seconds (`make-enquiry-indexer.ts`).
 */
const indexedBeforeSearch = 100;

/** The condition for the enquiries that a member may see: all of them, or only their own and the unassigned ones. */
export function makeVisibleEnquiryConditions(
  { unindexed }: KyselyDatabase,
  eb: Builder,
  scope: EnquiryScope,
): Condition[] {
  if (scope === 'all') return [];
  const ownerId = unindexed(eb.ref('owner_id'));
  const isNobodys = eb(ownerId, 'is', null);
  return [isUuid(scope.ownOf) ? eb.or([isNobodys, eb(ownerId, '=', scope.ownOf)]) : isNobodys];
}

/** Turns the filter into conditions. An enquiry is in the list if all of them hold. */
function conditions(
  database: KyselyDatabase,
  eb: Builder,
  filter: InboxFilter,
  now: Date,
): Condition[] {
  const { moment, boolean, unindexed } = database;
  const holds: Condition[] = [];
  const { states, kinds, owner, ownOf, answers, due, isQuarantined, since, until } = filter;
  const not = sql<SqlBool>`1 = 0`;
  if (isQuarantined !== undefined) holds.push(eb('is_aside', '=', boolean(isQuarantined)));
  if (filter.isTrial !== undefined)
    holds.push(
      filter.isTrial
        ? makeEnrolledOnlyByTestCondition(eb)
        : eb.not(makeEnrolledOnlyByTestCondition(eb)),
    );
  // A list by follow-up date, or of several states, is read from an index that already has the right order. So the
  // index on the state or the owner is not used here: its rows would have to be sorted.
  const isWalked = filter.order === 'due' || (states?.length ?? 0) > 1;
  const state = isWalked ? unindexed(eb.ref('state')) : eb.ref('state');
  const ownerId = filter.order === 'due' ? unindexed(eb.ref('owner_id')) : eb.ref('owner_id');
  if (states) holds.push(states.length ? eb(state, 'in', [...states]) : eb.and([not]));
  if (kinds) holds.push(kinds.length ? eb('kind', 'in', [...kinds]) : eb.and([not]));
  if (owner === 'nobody') holds.push(eb(ownerId, 'is', null));
  else if (owner !== undefined) holds.push(isUuid(owner) ? eb(ownerId, '=', owner) : eb.and([not]));
  if (ownOf !== undefined) holds.push(...makeVisibleEnquiryConditions(database, eb, { ownOf }));
  for (const [column, value] of [
    ['offer', filter.offer],
    ['source', filter.source],
    ['campaign', filter.campaign],
  ] as const)
    if (value !== undefined) holds.push(isGiven(eb, column, value));
  if (filter.lostReason !== undefined) {
    holds.push(eb('state', '=', 'lost'), isGiven(eb, 'lost_reason', filter.lostReason));
  }
  if (answers) {
    const minutes = database.minutesBetween(eb.ref('created_at'), eb.ref('answered_at'));
    const taking: Record<ResponseTime, Condition> = {
      'within an hour': eb(minutes, '<', 60),
      later: eb(minutes, '>=', 60),
      'not yet': eb('answered_at', 'is', null),
    };
    holds.push(answers.length ? eb.or(answers.map((answer) => taking[answer])) : eb.and([not]));
  }
  if (due !== undefined) {
    const { from, before } = spanOfDuePeriod(due, now);
    holds.push(eb('due_at', '<', moment(before)));
    if (from !== null) holds.push(eb('due_at', '>=', moment(from)));
  }
  // An id begins with the time at which it was made, which is almost the time of the row. So the index on the ids finds
  // the rows of this time and of a minute around it, and the exact time then selects among them.
  if (since) {
    holds.push(eb('id', '>=', firstUuidAt(since.getTime() - idClockErrorMs)));
    holds.push(eb('created_at', '>=', moment(since)));
  }
  if (until) {
    holds.push(eb('id', '<', firstUuidAt(until.getTime() + idClockErrorMs)));
    holds.push(eb('created_at', '<', moment(until)));
  }
  for (const address of searchedEmails(filter.search ?? ''))
    holds.push(eb.and([database.contains(eb.ref('search'), address)]));
  const beginnings = parseSearchPrefixes(filter.search ?? '');
  if (beginnings !== null)
    holds.push(
      beginnings.length > 0 ? eb('id', 'in', database.idsWithWords(beginnings)) : eb.and([not]),
    );
  return holds;
}

const isGiven = <Column extends 'offer' | 'source' | 'campaign' | 'lost_reason'>(
  eb: Builder,
  column: Column,
  value: AllTables['enquiries'][Column],
): Condition =>
  value === null ? eb(eb.ref(column), 'is', null) : eb(eb.ref(column), '=', value as never);

export function makeInboxStore(
  database: KyselyDatabase,
  { indexNew }: EnquirySearchIndexWriter,
): InboxPort {
  /** Must run inside `database.run`, so that no other statement runs between reading the clock and reading the rows. */
  const filtered = async (filter: InboxFilter, scope: EnquiryScope) => {
    const now = filter.due ? await database.readClock(database.db) : new Date(0);
    return database.db
      .selectFrom('enquiries')
      .where((eb) =>
        eb.and([
          ...conditions(database, eb, filter, now),
          ...makeVisibleEnquiryConditions(database, eb, scope),
        ]),
      );
  };
  return {
    async inbox(filter, scope, pageNumber) {
      if (filter.search) await indexNew(indexedBeforeSearch);
      const skipped = (Math.max(1, Math.trunc(pageNumber) || 1) - 1) * inboxRowsPerPage;
      const [query, found] = await database.run(async () => {
        const query = await filtered(filter, scope);
        const page = query.select(enquiryColumns).limit(inboxRowsPerPage).offset(skipped);
        const ordered =
          filter.order === 'due'
            ? page.orderBy('due_at', (by) => by.asc().nullsLast()).orderBy('id')
            : page.orderBy('id', filter.order === 'oldest' ? 'asc' : 'desc');
        return [query, await ordered.execute()] as const;
      });
      const rows = found.map(toEnquiry);
      const isLastPage = rows.length > 0 && rows.length < inboxRowsPerPage;
      if (isLastPage || (rows.length === 0 && skipped === 0))
        return { rows, total: skipped + rows.length };
      return { rows, total: await database.run(() => countEnquiriesUpToLimit(database, query)) };
    },
    async inboxAfter(filter, scope, after) {
      if (after !== null && !isUuid(after)) return [];
      // Writes the words of all new enquiries first, so that the export of a search is complete.
      if (filter.search) await indexNew(Number.POSITIVE_INFINITY);
      const found = await database.run(async () => {
        const query = await filtered({ ...filter, order: 'oldest' }, scope);
        const rest = after === null ? query : query.where('id', '>', after);
        return rest.select(enquiryColumns).orderBy('id').limit(readAtOnce).execute();
      });
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
              .limit(sourcesReadFrom)
              .as('latest'),
          )
          .where('source', 'is not', null)
          .groupBy('source')
          .select((eb) => ['source', eb.fn.countAll().as('n')])
          .orderBy('n', 'desc')
          .orderBy('source')
          .limit(mostSources)
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
