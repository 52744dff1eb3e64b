/**
 * Acts on one or more rows of a list, such as assigning them to a colleague. Each row is changed in its own
 * transaction. A row that a colleague has changed in the meantime keeps the colleague's change; the other rows are
 * changed. An act on several rows also writes one event with everything that undo needs.
 */
import { randomUUID } from 'node:crypto';
import type { Actor, ActResult } from '#database/desk/desk-port.ts';
import type { EnquiryListsApi, ListAct, ListActResult } from '#desk/api-types/enquiry-lists-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { DeskEvent } from '#domain/desk-event.ts';
import { isAtWorkOnDay } from '#domain/enquiries/choose-assignee.ts';
import { distributeEnquiriesEvenly } from '#domain/enquiries/distribute-enquiries-evenly.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { isFinished, quickCallOutcomes } from '#domain/enquiries/enquiry-states.ts';
import type { EnquiryActExceptUndo } from '#domain/enquiries/enquiry-work.ts';
import {
  changesMoreHereButOnlyOwnerOfRelated,
  type EnquiryRelation,
} from '#domain/enquiries/related-enquiry-work.ts';
import { inboxRowsPerPage } from '#domain/rows-per-page.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import { requirePermission } from '../require-permission.ts';
import type { EnquiryListsApiOptions } from './enquiry-lists-api-options.ts';

const actOnSeveralType = 'enquiries.acted-on';

export function makeInboxActsApi({
  store,
  staff,
  calling,
  now,
}: EnquiryListsApiOptions): Pick<EnquiryListsApi, 'act' | 'findDoneAct' | 'undo'> {
  const { desk } = store;
  const mayAssign = hasPermission(staff.role, 'assign');
  const actor: Actor = { who: staff.id, staffId: staff.id, mayOverrule: mayAssign, calling };

  return {
    async act(ids, given, shown) {
      requirePermission(staff.role, 'enquiries');
      if (assignsToColleague(given, staff.id)) requirePermission(staff.role, 'assign');
      const asked = [...new Set(ids)].slice(0, inboxRowsPerPage);
      const results: ActResult[] = [];
      // An act on an enquiry can also change related enquiries of the same person. The enquiries in `apart` are left
      // out of that: they are changed by an act of their own, or were changed by an earlier act. So each enquiry is
      // changed at most once.
      const apart = new Set(asked);
      for (const { id, act } of await planActs(asked, given)) {
        const result: ActResult =
          act === null
            ? { at: 'gone' }
            : await desk.act(id, act, actor, { apart: [...apart], shown });
        if (result.at === 'changed') for (const { id: also } of result.along) apart.add(also);
        results.push(result);
      }
      return recordAndSumUp(asked, given, results);
    },

    async findDoneAct(name) {
      requirePermission(staff.role, 'enquiries');
      const found = await findOwnAct(name);
      if (found === null) return null;
      const { act, events, along, alike, isLast, againAt } = found;
      const given =
        act.kind === 'in turn' ? ({ kind: 'hand over', to: null } as const) : toAct(act);
      const changesOnlyOwner = {
        linked: changesMoreHereButOnlyOwnerOfRelated(given, 'linked'),
        alike: changesMoreHereButOnlyOwnerOfRelated(given, 'alike'),
      };
      const counts = { count: events.length, along, alike };
      const done = { act, ...counts, changesOnlyOwner, canUndo: isLast };
      return againAt === null ? done : { ...done, againAt };
    },

    async undo(name) {
      requirePermission(staff.role, 'enquiries');
      const found = await findOwnAct(name);
      if (found === null) return { undone: 0, stayed: 0 };
      let undone = 0;
      for (const id of found.events) {
        const result = await desk.undo(id, actor);
        if (result.at === 'changed') undone += 1 + result.along.length;
      }
      return { undone, stayed: found.events.length + found.along - undone };
    },
  };

  async function planActs(ids: readonly string[], given: ListAct): Promise<PlannedAct[]> {
    if (given.kind !== 'in turn') return ids.map((id) => ({ id, act: toAct(given) }));
    const found = await Promise.all(ids.map((id) => desk.findEnquiry(id)));
    const open = found.filter(
      (one): one is Enquiry => one !== null && !one.isQuarantined && !isFinished(one.state),
    );
    const loads = await desk.workloads(new Date(now()));
    const turns = (await store.staff.staff())
      .filter(
        ({ state, takesTurns, role, ...available }) =>
          state === 'active' &&
          takesTurns &&
          hasPermission(role, 'enquiries') &&
          isAtWorkOnDay(available, indianDay(new Date(now()))),
      )
      .map(({ id }) => ({
        staffId: id,
        open: loads.find(({ ownerId }) => ownerId === id)?.open ?? 0,
      }));
    const pairs = await desk.findAlikePairs(open.map(({ id }) => id));
    const withAlike = open.map(({ id, ownerId }) => ({
      id,
      ownerId,
      alike: pairs
        .filter((pair) => pair.id === id)
        .map((pair) => ({ id: pair.other, ownerId: pair.ownerId })),
    }));
    const to = new Map(distributeEnquiriesEvenly(withAlike, turns).map((one) => [one.id, one.to]));
    return ids.map((id) => {
      const staffId = to.get(id);
      return { id, act: staffId === undefined ? null : { kind: 'hand over', to: staffId } };
    });
  }

  async function recordAndSumUp(
    ids: readonly string[],
    act: ListAct,
    results: readonly ActResult[],
  ): Promise<ListActResult> {
    const changed = results.filter((result) => result.at === 'changed');
    const events = changed.map(({ eventId }) => eventId);
    const along = changed.flatMap((result) => result.along);
    const first = new Set(results.flatMap((result) => (result.at === 'taken' ? [result.by] : [])));
    const stayed = results.length - events.length;
    const said = { first: [...first], stayed };
    if (events.length === 0) return { did: null, ...said };
    if (ids.length === 1) return { did: ids[0] ?? null, ...said };
    const did = randomUUID();
    await desk.recordEvent(actOnSeveralType, did, staff.id, {
      act,
      events,
      alongCount: along.length,
      ...(countAlike(along) > 0 ? { alikeCount: countAlike(along) } : {}),
      stayed,
    });
    return { did, ...said };
  }

  /**
   * Finds this member's newest act with the name that `act` returned as `did`: the enquiry's id if the act was on one
   * row, otherwise an id of the act's own. Acts of colleagues are not found, because in a list members undo only their
   * own acts.
   */
  async function findOwnAct(name: string): Promise<OwnAct | null> {
    const events = await desk.eventsOf([name]);
    const own = events.findLast(({ who, what }) => who === staff.id && 'act' in what);
    const act = own && readAct(own);
    if (!act) return null;
    const ids = own.type === actOnSeveralType ? (own.what.events as string[]) : [own.id];
    const changedToo = (own.what.along ?? []) as readonly RelatedNearness[];
    const [along, alike] =
      own.type === actOnSeveralType
        ? [own.what.alongCount, own.what.alikeCount]
        : [changedToo.length, countAlike(changedToo)];
    const isLast = own === events.findLast(({ what }) => 'act' in what || 'undoes' in what);
    // If the member assigned the enquiry to themselves, the act counts as `take`.
    const isMine = act.kind === 'hand over' && act.to === staff.id;
    const done: ListAct = isMine ? { kind: 'take' } : act;
    return {
      act: done,
      events: ids,
      along: Number(along ?? 0),
      alike: Number(alike ?? 0),
      isLast,
      againAt: againAtOf(own, done),
    };
  }
}

type RelatedNearness = { nearness?: EnquiryRelation };

const countAlike = (along: readonly RelatedNearness[]): number =>
  along.filter(({ nearness }) => nearness === 'alike').length;

type PlannedAct = { id: string; act: EnquiryActExceptUndo | null };
type OwnAct = {
  act: ListAct;
  events: string[];
  along: number;
  alike: number;
  isLast: boolean;
  againAt: Date | null;
};

function againAtOf({ what }: DeskEvent, act: ListAct): Date | null {
  if (act.kind !== 'note' || act.outcome !== 'no answer') return null;
  const { dueAt } = (what.after ?? {}) as { dueAt?: string | null };
  return dueAt ? new Date(dueAt) : null;
}

/** Reads the act from its event; null if it is an act that lists do not offer, such as a payment. */
function readAct({ type, what }: DeskEvent): ListAct | null {
  const act = what.act as EnquiryActExceptUndo;
  // JSON stores the due time as a text, so it is made a date again.
  if (act.kind === 'change')
    return { ...act, dueAt: act.dueAt === null ? null : new Date(act.dueAt) };
  if (type === actOnSeveralType) return what.act as ListAct;
  switch (act.kind) {
    case 'claim':
      return { kind: 'take' };
    case 'hand over':
      return act;
    case 'note outcome': {
      const outcome = quickCallOutcomes.find((one) => one === act.outcome);
      return outcome === undefined ? null : { kind: 'note', outcome };
    }
    case 'set state':
    case 'lose':
    case 'set due':
    case 'paid':
    case 'paid back':
    case 'not paid':
      return null;
    default:
      act satisfies never;
      return null;
  }
}

/**
 * Whether the act may give an enquiry to a colleague, which needs the permission to assign. Taking an enquiry or
 * releasing one's own does not need it.
 */
function assignsToColleague(given: ListAct, me: string): boolean {
  switch (given.kind) {
    case 'in turn':
      return true;
    case 'hand over':
      return given.to !== null;
    case 'change':
      return given.to !== null && given.to !== 'nobody' && given.to !== me;
    case 'take':
    case 'note':
      return false;
    default:
      return given satisfies never;
  }
}

function toAct(given: Exclude<ListAct, { kind: 'in turn' }>): EnquiryActExceptUndo {
  switch (given.kind) {
    case 'take':
      return { kind: 'claim' };
    case 'note':
      return { kind: 'note outcome', outcome: given.outcome, callAt: null };
    case 'hand over':
    case 'change':
      return given;
  }
}
