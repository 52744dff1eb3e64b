import { isEnquiryPaymentEvent } from '#domain/desk-event-types.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import {
  decideEnquiryAct,
  type EnquiryAct,
  type EnquiryWork,
} from '#domain/enquiries/enquiry-work.ts';
import {
  type LockedMember,
  lockedMemberMayOwnEnquiries,
  lockStaffRows,
} from '../../staff/lock-staff-rows.ts';
import type { Actor, ActResult } from '../desk-port.ts';
import type { DeskTransaction } from '../desk-transaction.ts';
import { toEnquiryWork } from '../enquiry-record.ts';
import { lockAndReadEnquiries } from '../lock-enquiries.ts';
import { eventTypeByActKind, makeActContext } from './act-on-enquiry.ts';
import { type ChangeEvent, findChangeEvent } from './find-change-event.ts';
import { type RelatedChange, writeEnquiryWork, writeMainChange } from './write-enquiry-work.ts';

/**
 * Undoes the change that an event recorded. It must be the latest change of the enquiry, made by this member unless the
 * member may overrule. Related enquiries that changed with it are undone too, except those that changed again.
 */
export async function undoEvent(
  work: DeskTransaction,
  eventId: string,
  actor: Actor,
): Promise<ActResult> {
  const event = await findChangeEvent(work, eventId);
  if (event === null) return { at: 'gone' };
  const found = await Promise.all(event.along.map((one) => findChangeEvent(work, one.eventId)));
  const alongEvents = found.filter((one) => one !== null);
  const events = [event, ...alongEvents];
  const staff = await lockStaffRows(work.trx, [
    actor.staffId,
    ...events.map(({ before }) => before.ownerId),
  ]);
  const locked = await lockAndReadEnquiries(
    work.trx,
    events.map(({ subject }) => subject),
  );
  const enquiry = locked.get(event.subject)?.enquiry;
  if (enquiry === undefined) return { at: 'gone' };
  // Staff can't undo a payment or a refund here, because both really happened.
  const isPayment = isEnquiryPaymentEvent(event.type);
  if (!isLast(enquiry, event) || isPayment) return { at: 'unchanged', enquiry };
  if (event.who !== actor.who && !actor.mayOverrule)
    return { at: 'taken', by: enquiry.ownerId ?? event.who, enquiry };
  const restored = workBefore(work, enquiry, event, actor, staff);
  if (restored === null) return { at: 'unchanged', enquiry };
  const along: RelatedChange[] = [];
  for (const one of alongEvents) {
    const other = locked.get(one.subject)?.enquiry;
    if (other === undefined || !isLast(other, one)) continue;
    const after = workBefore(work, other, one, actor, staff);
    if (after === null) continue;
    const undone = { undoes: one.id, because: enquiry.id };
    const id = await writeEnquiryWork(
      work,
      other,
      after,
      eventTypeByActKind.restore,
      actor.who,
      undone,
    );
    along.push({ id: other.id, eventId: id });
  }
  return writeMainChange(work, enquiry, restored, eventTypeByActKind.restore, {
    who: actor.who,
    along,
    what: { undoes: eventId },
  });
}

const isLast = ({ version, isQuarantined }: Enquiry, event: ChangeEvent) =>
  version === event.version && !isQuarantined;

/**
 * Returns the work on the enquiry from before the change. Null if the member may not restore it, or if nothing would
 * change.
 */
function workBefore(
  work: DeskTransaction,
  enquiry: Enquiry,
  { before }: ChangeEvent,
  actor: Actor,
  staff: ReadonlyMap<string, LockedMember>,
): EnquiryWork | null {
  const given: EnquiryAct = { kind: 'restore', work: before };
  const change = decideEnquiryAct(toEnquiryWork(enquiry), given, makeActContext(work, actor));
  if (change.at !== 'changed') return null;
  // If the former owner may not own enquiries any more, for example after leaving, the enquiry becomes unassigned.
  const owner = change.work.ownerId;
  const isGone =
    owner !== null && owner !== enquiry.ownerId && !lockedMemberMayOwnEnquiries(staff.get(owner));
  return isGone ? { ...change.work, ownerId: null } : change.work;
}
