/**
 * Applies one act of a member to one enquiry, in the caller's transaction. The row is locked before it is read. If two
 * members act at once, one succeeds; the other is told who owns the enquiry, or that the page is outdated. The person's
 * other open enquiries are locked too, and may change together with this one (`related-enquiry-work.ts`). If a
 * colleague owns one of them, an unassigned enquiry goes to that colleague.
 */
import { isDeepStrictEqual } from 'node:util';
import type { DeskEvent } from '#domain/desk-event.ts';
import type { DeskEventType } from '#domain/desk-event-types.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import {
  type ActContext,
  decideEnquiryAct,
  type EnquiryAct,
  type EnquiryActExceptUndo,
  isOccurrenceByActKind,
  losesEnrolled,
  ownerEffectOf,
} from '#domain/enquiries/enquiry-work.ts';
import { usualOpeningTimes } from '#domain/enquiries/opening-times.ts';
import {
  colleagueOwningRelated,
  decideFollowingAct,
  isPaymentAct,
} from '#domain/enquiries/related-enquiry-work.ts';
import { makeKeepsEnrolledCondition } from '../../orders/conditions/make-keeps-enrolled-condition.ts';
import {
  type LockedMember,
  lockedMemberMayOwnEnquiries,
  lockStaffRows,
} from '../../staff/lock-staff-rows.ts';
import { toDeskEvent } from '../desk-event-store.ts';
import type { Actor, ActResult } from '../desk-port.ts';
import type { DeskTransaction } from '../desk-transaction.ts';
import { toEnquiryWork } from '../enquiry-record.ts';
import { lockAndReadEnquiries } from '../lock-enquiries.ts';
import {
  filterOpenRelatedEnquiries,
  findOpenRelatedEnquiries,
  type OpenRelatedEnquiry,
} from '../related/find-open-related-enquiries.ts';
import { type ChangeEvent, findChangeEvent } from './find-change-event.ts';
import { type RelatedChange, writeEnquiryWork, writeMainChange } from './write-enquiry-work.ts';

export const eventTypeByActKind: Readonly<Record<EnquiryAct['kind'], DeskEventType>> = {
  claim: 'enquiry.claimed',
  'hand over': 'enquiry.handed-over',
  'note outcome': 'enquiry.tried',
  'set state': 'enquiry.state-set',
  lose: 'enquiry.lost',
  'set due': 'enquiry.due-set',
  change: 'enquiry.changed',
  paid: 'enquiry.paid',
  'paid back': 'enquiry.paid-back',
  'not paid': 'enquiry.not-paid',
  restore: 'enquiry.restored',
};

/**
 * Options of `act` in `desk-port.ts`. `seen`: the version of the enquiry on the member's screen. `shown`: its version
 * when the form was rendered. `apart`: ids of the person's other enquiries that must not change with this one.
 */
type ActOptions = {
  seen?: number | undefined;
  shown?: number | undefined;
  apart?: readonly string[] | undefined;
};

export async function actOnEnquiry(
  work: DeskTransaction,
  id: string,
  given: EnquiryActExceptUndo,
  actor: Actor,
  { seen, shown, apart = [] }: ActOptions = {},
): Promise<ActResult> {
  const found = isPaymentAct(given) ? [] : await findOpenRelatedEnquiries(work, id);
  const others = found.filter((one) => !apart.includes(one.id));
  const staff = await lockStaffRows(work.trx, [
    ...possibleOwners(given, actor),
    ...others.map(({ ownerId }) => ownerId),
  ]);
  const locked = await lockAndReadEnquiries(work.trx, [id, ...others.map((one) => one.id)]);
  const main = locked.get(id);
  if (main === undefined) return { at: 'gone' };
  // Work on a quarantined enquiry would be lost, because its release creates a new row in `enquiries`.
  if (main.enquiry.isQuarantined) return { at: 'unchanged', enquiry: main.enquiry };
  const related = filterOpenRelatedEnquiries(locked, main);
  const context = makeActContext(work, actor);
  const deciding: Deciding = { actor, context, staff, seen, shown };
  const colleague = wouldClaim(main.enquiry, given, actor)
    ? colleagueOwningRelated(related, actor.staffId)
    : null;
  if (colleague === null) return decideAndWrite(work, main.enquiry, related, given, deciding);
  // A colleague became the owner of a related enquiry just before the enquiries were locked, so this colleague's row in
  // `staff` is not locked. The caller has to read the enquiry again.
  if (!staff.has(colleague)) return { at: 'meanwhile', enquiry: main.enquiry };
  if (!lockedMemberMayOwnEnquiries(staff.get(colleague)))
    return decideAndWrite(work, main.enquiry, [], given, deciding);
  if (actor.mayOverrule && given.kind !== 'claim')
    return decideAndWrite(work, main.enquiry, related, given, { ...deciding, ownerId: colleague });
  const handed = await decideAndWrite(
    work,
    main.enquiry,
    related,
    { kind: 'hand over', to: colleague },
    { ...deciding, context: { ...context, mayOverrule: false } },
    { heldWith: related.find(({ enquiry }) => enquiry.ownerId === colleague)?.enquiry.id },
  );
  if (handed.at !== 'changed') return handed;
  return { at: 'taken', by: colleague, enquiry: handed.enquiry };
}

/** The context in which the domain decides about an act of this member. */
export const makeActContext = (
  { now }: DeskTransaction,
  { staffId, mayOverrule, calling = usualOpeningTimes }: Actor,
): ActContext => ({ staffId, mayOverrule, at: now, calling });

/** Whether the act would assign this unassigned enquiry to the member who acts. */
const wouldClaim = ({ ownerId, dueAt }: Enquiry, given: EnquiryActExceptUndo, { staffId }: Actor) =>
  staffId !== null &&
  ownerId === null &&
  dueAt !== null &&
  (ownerEffectOf(given) === 'claims' || (given.kind === 'change' && given.to === staffId));

type Deciding = {
  actor: Actor;
  context: ActContext;
  staff: ReadonlyMap<string, LockedMember>;
  seen: number | undefined;
  shown: number | undefined;
  /**
   * The member who counts as the owner of the enquiry when the rules decide: a colleague who owns another enquiry of
   * the same person. If it is missing, the real owner counts.
   */
  ownerId?: string;
};

/**
 * Lets the rules of the domain decide. Then writes the change of this enquiry and of the related enquiries that change
 * with it.
 */
async function decideAndWrite(
  work: DeskTransaction,
  enquiry: Enquiry,
  related: readonly OpenRelatedEnquiry[],
  given: EnquiryActExceptUndo,
  { actor, context, staff, seen, shown, ownerId }: Deciding,
  what: DeskEvent['what'] = {},
): Promise<ActResult> {
  const before = toEnquiryWork(enquiry);
  const change = decideEnquiryAct(
    { ...before, ownerId: ownerId ?? before.ownerId },
    given,
    context,
  );
  if (change.at === 'taken') return { at: 'taken', by: change.by, enquiry };
  if (await isOvertaken(work, enquiry, actor.who, seen)) return { at: 'meanwhile', enquiry };
  const first = await findRepeatedAct(work, enquiry, given, actor.who, shown);
  if (first !== null) return { at: 'changed', enquiry, eventId: first.id, along: first.along };
  if (change.at === 'unchanged') return { at: 'unchanged', enquiry };
  const { work: after } = change;
  if (losesEnrolled(given, before, after) && (await isKeptEnrolled(work, enquiry)))
    return { at: 'unchanged', enquiry };
  const owner = after.ownerId;
  if (owner !== null && owner !== enquiry.ownerId && !lockedMemberMayOwnEnquiries(staff.get(owner)))
    return { at: 'unchanged', enquiry };
  const along: RelatedChange[] = [];
  for (const one of related) {
    const alsoDone = decideFollowingAct(given, { before, after }, one, context);
    if (alsoDone === null) continue;
    const type = eventTypeByActKind[alsoDone.act.kind];
    const details = { act: alsoDone.act, because: enquiry.id };
    const eventId = await writeEnquiryWork(
      work,
      one.enquiry,
      alsoDone.work,
      type,
      actor.who,
      details,
    );
    along.push({ id: one.enquiry.id, eventId, nearness: one.nearness });
  }
  return writeMainChange(work, enquiry, after, eventTypeByActKind[given.kind], {
    who: actor.who,
    along,
    what: { ...what, act: given },
  });
}

/** Whether an order of the enquiry is paid, so that no act of staff may lose the enquiry. */
async function isKeptEnrolled({ database, trx }: DeskTransaction, { id }: Enquiry) {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('enrolment_id', '=', id)
    .where((eb) => makeKeepsEnrolledCondition(database, eb))
    .executeTakeFirst();
  return order !== undefined;
}

/** Whether anybody else changed the enquiry after the version `seen`. */
async function isOvertaken(
  { database, trx }: DeskTransaction,
  { id, version }: Enquiry,
  who: string,
  seen = version,
): Promise<boolean> {
  if (version <= seen) return false;
  const others = await trx
    .selectFrom('desk_events')
    .selectAll()
    .where('subject', '=', id)
    .where('who', '!=', who)
    .execute();
  return others.some((record) => Number(toDeskEvent(record, database).what.version) > seen);
}

/**
 * Finds the change that the same act of this member already made, after the form was rendered (`shown`). This happens
 * if the button is pressed twice or the form is sent again, perhaps a day later. A change that was undone does not
 * count. An act that sets a value, such as the follow-up date, counts only if nothing changed after it, because the
 * member may want to set the same value again.
 */
async function findRepeatedAct(
  work: DeskTransaction,
  { id, version }: Enquiry,
  given: EnquiryActExceptUndo,
  who: string,
  shown = version,
): Promise<ChangeEvent | null> {
  if (version <= shown) return null;
  const records = await work.trx
    .selectFrom('desk_events')
    .selectAll()
    .where('subject', '=', id)
    .execute();
  const since = records
    .map((record) => toDeskEvent(record, work.database))
    .filter(({ what }) => Number(what.version) > shown);
  const undone = new Set(since.map(({ what }) => what.undoes));
  // The acts are compared in their JSON form, because dates in a stored act are texts.
  const asStored = JSON.parse(JSON.stringify(given));
  const same = since.find(
    (event) =>
      event.who === who &&
      !undone.has(event.id) &&
      isDeepStrictEqual(event.what.act, asStored) &&
      (isOccurrenceByActKind[given.kind] || event.what.version === version),
  );
  return same === undefined ? null : findChangeEvent(work, same.id);
}

/** The members whom the act could make the owner of the enquiry. */
const possibleOwners = (given: EnquiryActExceptUndo, { staffId }: Pick<Actor, 'staffId'>) => [
  staffId,
  given.kind === 'hand over' || given.kind === 'change' ? given.to : null,
];
