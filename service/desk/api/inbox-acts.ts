/**
 * What is done to the rows of a list, one or many. Each row is asked for by itself, in a transaction of its own: a
 * colleague who was faster with one of them keeps that one, and the others go through. What was done to several is
 * one more event, which says it as a whole and holds what takes it back.
 */
import { randomUUID } from 'node:crypto';
import type { Actor, ActResult, DeskEvent } from '#database/desk/desk-port.ts';
import type { InboxApi, ListAct, ListResult } from '#desk/api/inbox-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { isFinished, quickOutcomes } from '#domain/enquiries/enquiry-states.ts';
import type { AskedAct } from '#domain/enquiries/enquiry-work.ts';
import { inTurn } from '#domain/enquiries/in-turn.ts';
import { inboxPageRows } from '#domain/enquiries/inbox-filter.ts';
import { may } from '#domain/staff/staff-roles.ts';
import type { InboxOptions } from './inbox-options.ts';
import { requires } from './requires.ts';

const severalType = 'enquiries.acted-on';

export function inboxActs({
  store,
  staff,
  now,
}: InboxOptions): Pick<InboxApi, 'act' | 'did' | 'undo'> {
  const { desk } = store;
  const mayAssign = may(staff.role, 'assign');
  const actor: Actor = { who: staff.id, staffId: staff.id, mayOverrule: mayAssign };

  return {
    async act(ids, given) {
      requires(staff.role, 'enquiries');
      // To put down what is one's own is everybody's; to give it to a colleague is not.
      if (given.kind === 'in turn' || (given.kind === 'hand over' && given.to !== null))
        requires(staff.role, 'assign');
      const asked = [...new Set(ids)].slice(0, inboxPageRows);
      const results: ActResult[] = [];
      for (const { id, act } of await actsFor(asked, given))
        results.push(act === null ? { at: 'gone' } : await desk.act(id, act, actor));
      return sumUp(asked, given, results);
    },

    async did(name) {
      requires(staff.role, 'enquiries');
      const found = await findOwn(name);
      return found && { act: found.act, count: found.events.length, canUndo: found.isLast };
    },

    async undo(name) {
      requires(staff.role, 'enquiries');
      const found = await findOwn(name);
      if (found === null) return { undone: 0, stayed: 0 };
      let undone = 0;
      for (const id of found.events) if ((await desk.undo(id, actor)).at === 'changed') undone += 1;
      return { undone, stayed: found.events.length - undone };
    },
  };

  async function actsFor(ids: readonly string[], given: ListAct): Promise<Planned[]> {
    if (given.kind !== 'in turn') return ids.map((id) => ({ id, act: toAct(given) }));
    const found = await Promise.all(ids.map((id) => desk.findEnquiry(id)));
    const open = found.filter(
      (one): one is Enquiry => one !== null && !one.isQuarantined && !isFinished(one.state),
    );
    const loads = await desk.workloads(new Date(now()));
    const turns = (await store.staff.staff())
      .filter(
        ({ state, takesTurns, role }) => state === 'active' && takesTurns && may(role, 'enquiries'),
      )
      .map(({ id }) => ({
        staffId: id,
        open: loads.find(({ ownerId }) => ownerId === id)?.open ?? 0,
      }));
    const to = new Map(inTurn(open, turns).map((one) => [one.id, one.to]));
    return ids.map((id) => {
      const staffId = to.get(id);
      return { id, act: staffId === undefined ? null : { kind: 'hand over', to: staffId } };
    });
  }

  async function sumUp(
    ids: readonly string[],
    act: ListAct,
    results: readonly ActResult[],
  ): Promise<ListResult> {
    const events = results.flatMap((result) => (result.at === 'changed' ? [result.eventId] : []));
    const first = new Set(results.flatMap((result) => (result.at === 'taken' ? [result.by] : [])));
    const stayed = results.length - events.length;
    const said = { first: [...first], stayed };
    if (events.length === 0) return { did: null, ...said };
    if (results.length === 1) return { did: ids[0] ?? null, ...said };
    const did = randomUUID();
    await desk.noteEvent(severalType, did, staff.id, { act, events, stayed });
    return { did, ...said };
  }

  /** What colleagues did is theirs to take back. */
  async function findOwn(name: string): Promise<Own | null> {
    const events = await desk.eventsOf([name]);
    const own = events.findLast(({ who, what }) => who === staff.id && 'act' in what);
    const act = own && readAct(own);
    if (!act) return null;
    const ids = own.type === severalType ? (own.what.events as string[]) : [own.id];
    const isLast = own === events.findLast(({ what }) => 'act' in what || 'undoes' in what);
    // To give to oneself is to take.
    const isMine = act.kind === 'hand over' && act.to === staff.id;
    return { act: isMine ? { kind: 'take' } : act, events: ids, isLast };
  }
}

type Planned = { id: string; act: AskedAct | null };
type Own = { act: ListAct; events: string[]; isLast: boolean };

/** Null for what is done elsewhere than in a list. */
function readAct({ type, what }: DeskEvent): ListAct | null {
  if (type === severalType) return what.act as ListAct;
  const act = what.act as AskedAct;
  switch (act.kind) {
    case 'claim':
      return { kind: 'take' };
    case 'hand over':
      return act;
    case 'note outcome': {
      const outcome = quickOutcomes.find((one) => one === act.outcome);
      return outcome === undefined ? null : { kind: 'note', outcome };
    }
    case 'set state':
    case 'lose':
    case 'set due':
    case 'paid':
      return null;
    default:
      act satisfies never;
      return null;
  }
}

function toAct(given: Exclude<ListAct, { kind: 'in turn' }>): AskedAct {
  switch (given.kind) {
    case 'take':
      return { kind: 'claim' };
    case 'note':
      return { kind: 'note outcome', outcome: given.outcome, callAt: null };
    case 'hand over':
      return given;
  }
}
