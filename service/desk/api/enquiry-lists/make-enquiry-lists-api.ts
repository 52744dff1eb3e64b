/** Reads the lists of enquiries on the pages Today, Follow-ups, Inbox and Board, for one member of staff. */
import { programLabelOfValue } from '#contract/forms/call-request-programs.ts';
import { truncateWellFormed } from '#contract/text/to-well-formed.ts';
import type { AlikeEnquiryPair, Workload } from '#database/desk/desk-port.ts';
import type { MessageTemplate } from '#database/desk/settings/settings-port.ts';
import type {
  EnquiryListsApi,
  FollowUpsByPeriod,
  ListedEnquiry,
  ListOfOrigin,
  OwnerWorkload,
} from '#desk/api-types/enquiry-lists-api.ts';
import { duePeriods } from '#domain/enquiries/due-periods.ts';
import { type Enquiry, workedEnquiryKinds } from '#domain/enquiries/enquiry.ts';
import { type EnquiryState, enquiryStates, isFinished } from '#domain/enquiries/enquiry-states.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import { messageChannels } from '#domain/messages/message-templates.ts';
import { messagesForState } from '#domain/messages/recipient-stage.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import { readNewestLiveUpdatesPosition } from '../../read-newest-live-updates-position.ts';
import { readMessageTemplates } from '../messages/read-message-templates.ts';
import { requirePermission } from '../require-permission.ts';
import type { EnquiryListsApiOptions } from './enquiry-lists-api-options.ts';
import { readEnquiryScope, todayScopeOf } from './enquiry-scope.ts';
import { exportInboxCsv } from './export-inbox-csv.ts';
import { findNextEnquiryInList } from './find-next-enquiry-in-list.ts';
import { makeInboxActsApi } from './make-inbox-acts-api.ts';
import { makeSavedInboxViewsApi } from './make-saved-inbox-views-api.ts';

/** The most rows in each of the three groups of the page Today (overdue, new, due today). The inbox lists all rows. */
const maxRowsOfTodayGroup = 12;
/** The columns of the board, from left to right: one for each state of an enquiry. */
const boardStates = [
  'new',
  'not reachable',
  'reached',
  'thinking',
  'enrolled',
  'lost',
] as const satisfies readonly EnquiryState[];
/** The most cards in one column of the board. The inbox lists all of them. */
const maxCardsOfColumn = 20;
const moreThanShown = (total: number): number => Math.max(0, total - maxRowsOfTodayGroup);
const maxMessageLength = 120;
const openStatesAfterNew: readonly EnquiryState[] = enquiryStates.filter(
  (state) => state !== 'new' && !isFinished(state),
);

const overdueFilter = { states: openStatesAfterNew, due: 'overdue', order: 'due' } as const;
// New enquiries are left out, because the page Today has a group of its own for them.
const dueTodayFilter = { states: openStatesAfterNew, due: 'today', order: 'due' } as const;

export function makeEnquiryListsApi(options: EnquiryListsApiOptions): EnquiryListsApi {
  const { store, staff, offers } = options;
  const { desk } = store;
  const viewer = { staffId: staff.id, role: staff.role };
  const readScope = () => readEnquiryScope(store, viewer);
  /** Reads what all rows of a page need with a few queries, instead of one query per row. */
  async function makeListedEnquiryConverter(
    rows: readonly Enquiry[],
  ): Promise<(enquiry: Enquiry) => ListedEnquiry> {
    const ids = rows.map(({ id }) => id);
    const openIds = rows.filter(({ state }) => !isFinished(state)).map(({ id }) => id);
    const [alike, paid, leads, { templates }] = await Promise.all([
      desk.findAlikePairs(ids),
      desk.findPaidOfferTitles(openIds),
      store.findLeadsById(ids),
      readMessageTemplates(store, offers),
    ]);
    const sent = new Map(leads.map((lead) => [lead.id, lead]));
    return (enquiry) => ({
      ...enquiry,
      wants: wantsOf(enquiry, sent.get(enquiry.id)?.program ?? null),
      message: shortenMessage(sent.get(enquiry.id)?.message ?? null),
      alike: describeAlike(alike.filter(({ id }) => id === enquiry.id)),
      paidFor: paid.get(enquiry.id) ?? [],
      messages: firstOfEachChannel(messagesForState(templates, enquiry.state)),
    });
  }

  function wantsOf({ offer }: Enquiry, program: string | null): string | null {
    if (offer !== null) return offers.find(offer)?.title ?? offer;
    return program && programLabelOfValue(program);
  }

  async function readTodayRows() {
    const todayScope = todayScopeOf(viewer);
    const [counts, overdue, todays] = await Promise.all([
      desk.readTodayCounts(todayScope),
      desk.inbox(overdueFilter, todayScope, 1),
      desk.inbox(dueTodayFilter, todayScope, 1),
    ]);
    const shown = [overdue.rows, counts.longestWaiting, todays.rows].flatMap((rows) =>
      rows.slice(0, maxRowsOfTodayGroup),
    );
    return { counts, overdue, todays, shown };
  }

  async function readFollowUpPages(owner: string | null) {
    // If somebody was chosen (`owner`), the page Follow-ups shows that person's enquiries, as far as this member may
    // see them. Otherwise it covers the same enquiries as the page Today.
    const seen = owner === null ? todayScopeOf(viewer) : await readScope();
    const ofOwner = owner === null ? {} : { owner };
    return Promise.all(
      duePeriods.map((due) =>
        desk.inbox(
          // New enquiries are not listed as overdue, because the page Today lists them as new.
          {
            due,
            order: 'due',
            ...ofOwner,
            ...(due === 'overdue' ? { states: openStatesAfterNew } : {}),
          },
          seen,
          1,
        ),
      ),
    );
  }

  async function readBoardColumns(filter: InboxFilter) {
    const seen = await readScope();
    const states = boardStates.filter((state) => filter.states?.includes(state) ?? true);
    return Promise.all(
      states.map(async (state) => {
        const order = isFinished(state) ? 'newest' : 'due';
        // The board leaves out newsletter subscriptions and quarantined enquiries, on which nobody works, unless the
        // filter asks for them.
        const { rows, total } = await desk.inbox(
          { isQuarantined: false, kinds: workedEnquiryKinds, ...filter, states: [state], order },
          seen,
          1,
        );
        return { state, rows: rows.slice(0, maxCardsOfColumn), total };
      }),
    );
  }

  async function rowsOf(list: ListOfOrigin): Promise<readonly Enquiry[]> {
    switch (list.at) {
      case 'today':
        return (await readTodayRows()).shown;
      case 'follow-ups':
        return (await readFollowUpPages(list.owner)).flatMap(({ rows }) => rows);
      case 'board':
        return (await readBoardColumns(list.filter)).flatMap(({ rows }) => rows);
      case 'inbox':
        return (await desk.inbox(list.filter, await readScope(), list.page)).rows;
      default:
        return list satisfies never;
    }
  }

  return {
    async today(now) {
      const [{ counts, overdue, todays, shown }, loads] = await Promise.all([
        readTodayRows(),
        desk.workloads(now),
      ]);
      const [longest] = counts.longestWaiting;
      const listed = await makeListedEnquiryConverter(longest ? [longest, ...shown] : shown);
      return {
        fresh: counts.fresh,
        late: overdue.total,
        laterToday: todays.total,
        inQuarantine: counts.inQuarantine,
        longestWaiting: longest ? listed(longest) : null,
        next: shown.map(listed),
        more: {
          late: moreThanShown(overdue.total),
          fresh: moreThanShown(counts.fresh),
          laterToday: moreThanShown(todays.total),
        },
        loads: loads.filter(isShown).map(toLoad),
      };
    },

    async followUps(owner) {
      const found = await readFollowUpPages(owner);
      const listed = await makeListedEnquiryConverter(found.flatMap(({ rows }) => rows));
      return Object.fromEntries(
        duePeriods.map((due, n) => {
          const { rows = [], total = 0 } = found[n] ?? {};
          return [due, { rows: rows.map(listed), total }];
        }),
      ) as FollowUpsByPeriod;
    },

    async list(filter, page) {
      const { rows, total } = await desk.inbox(filter, await readScope(), page);
      return { rows: rows.map(await makeListedEnquiryConverter(rows)), total };
    },
    async board(filter) {
      const found = await readBoardColumns(filter);
      const listed = await makeListedEnquiryConverter(found.flatMap(({ rows }) => rows));
      return found.map(({ rows, ...column }) => ({ ...column, rows: rows.map(listed) }));
    },
    next: async (list, from) => findNextEnquiryInList(await rowsOf(list), list, from),
    csv: (filter, words) => exportInboxCsv(options, filter, words),
    countFresh: async () => desk.countWaiting(todayScopeOf(viewer)),
    liveUpdatesNow: () => readNewestLiveUpdatesPosition(store),
    offers: () => (offers.all ?? []).map(({ slug, title }) => ({ slug, title })),
    async sources() {
      requirePermission(staff.role, 'enquiries');
      return desk.commonSources();
    },
    async takers() {
      const all = await store.staff.staff();
      return all
        .filter(({ state, role }) => state === 'active' && hasPermission(role, 'enquiries'))
        .map(({ id, name, takesTurns }) => ({ id, name, takesTurns }));
    },
    ...makeInboxActsApi(options),
    ...makeSavedInboxViewsApi(options),
  };

  function isShown({ ownerId }: Workload): boolean {
    return staff.role === 'owner' || ownerId === null || ownerId === staff.id;
  }
}

const toLoad = ({ ownerId, open, overdue, dueToday }: Workload): OwnerWorkload => ({
  ownerId,
  open,
  now: overdue,
  laterToday: dueToday,
});

function describeAlike(pairs: readonly AlikeEnquiryPair[]): ListedEnquiry['alike'] {
  if (pairs.length === 0) return null;
  const by = pairs.some((pair) => pair.by === 'phone') ? 'phone' : 'email';
  const others = new Map(
    pairs.map(({ ownerId, callAgainAt }) => [
      `${ownerId} ${callAgainAt?.toISOString()}`,
      { ownerId, callAgainAt },
    ]),
  );
  return { by, others: [...others.values()] };
}

function firstOfEachChannel(fitting: readonly MessageTemplate[]): ListedEnquiry['messages'] {
  return messageChannels.flatMap((channel) => {
    const first = fitting.find((one) => one.channel === channel);
    return first === undefined ? [] : [{ id: first.id, channel }];
  });
}

/** Puts the message on one line and cuts a long one after a whole word; null if it is empty. */
function shortenMessage(message: string | null): string | null {
  const line = (message ?? '').replace(/\s+/g, ' ').trim();
  if (line.length <= maxMessageLength) return line || null;
  return `${truncateWellFormed(line, maxMessageLength).replace(/\s\S*$/, '')}…`;
}
