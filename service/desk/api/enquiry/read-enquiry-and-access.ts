/**
 * Decides who may open an enquiry. Members who see only their own and the unassigned enquiries get the desk's 404 for a
 * colleague's enquiry. Exception: a member who once opened the enquiry or worked on it is told which colleague has it
 * now. Otherwise this member would search for the enquiry, or call the person again.
 */
import { isUuid } from '#database/uuid-v7.ts';
import type { DeskEvent } from '#domain/desk-event.ts';
import { isEnquiryPaymentEvent } from '#domain/desk-event-types.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { hasPermission, seesEnquiry } from '#domain/staff/roles-and-permissions.ts';
import type { ApiOptions } from '../api-options.ts';
import { readCounsellorScopeSetting } from '../enquiry-lists/enquiry-scope.ts';
import { requirePermission } from '../require-permission.ts';

export type EnquiryWithAccess =
  | { at: 'open' | 'taken'; enquiry: Enquiry; events: DeskEvent[] }
  | { at: 'gone'; events: DeskEvent[] };

type StoreAndMember = Pick<ApiOptions, 'store' | 'staff'>;

/**
 * Reads an enquiry with its events (oldest first). `open`: the member may see all of it. `taken`: the member opened it
 * or worked on it before, and now a colleague has it. `gone`: the enquiry no longer exists; only roles that may erase
 * get this result. Throws the desk's 403 if the role sees no enquiries, and the desk's 404 in all other cases.
 */
export async function readEnquiryAndAccess(
  { store, staff }: StoreAndMember,
  id: string,
): Promise<EnquiryWithAccess> {
  requirePermission(staff.role, 'enquiries');
  if (!isUuid(id)) throw new Response(null, { status: 404 });
  const [enquiry, events, scopeSetting] = await Promise.all([
    store.desk.findEnquiry(id),
    store.desk.eventsOf([id]),
    readCounsellorScopeSetting(store),
  ]);
  if (enquiry === null) {
    if (hasPermission(staff.role, 'erase') && events.length > 0) return { at: 'gone', events };
    throw new Response(null, { status: 404 });
  }
  const viewer = { staffId: staff.id, role: staff.role };
  if (seesEnquiry(viewer, enquiry, scopeSetting)) return { at: 'open', enquiry, events };
  if (events.some(({ who }) => who === staff.id)) return { at: 'taken', enquiry, events };
  throw new Response(null, { status: 404 });
}

/** Whether the event changed the enquiry and so gave it a new version. Events such as "opened" change nothing. */
export const isEnquiryChange = ({ what }: Pick<DeskEvent, 'what'>) =>
  typeof what.version === 'number';

/** When the present owner got the enquiry; null if the enquiry is unassigned. */
export function findOwnedSince(enquiry: Enquiry, events: readonly DeskEvent[]): Date | null {
  if (enquiry.ownerId === null) return null;
  const ownerAfter = ({ what }: DeskEvent) =>
    (what.after as { ownerId?: string | null } | undefined)?.ownerId ?? null;
  const changes = events.filter(isEnquiryChange);
  const before = changes.findLastIndex((event) => ownerAfter(event) !== enquiry.ownerId);
  return changes[before + 1]?.at ?? null;
}

/**
 * The id of the enquiry's last change, if this member may undo that change; otherwise null. Payments can't be undone.
 */
export function findUndoableEventId(
  { staff }: Pick<ApiOptions, 'staff'>,
  enquiry: Enquiry,
  events: readonly DeskEvent[],
): string | null {
  const last = events.findLast(isEnquiryChange);
  if (last === undefined || last.what.version !== enquiry.version) return null;
  if (isEnquiryPaymentEvent(last.type)) return null;
  return last.who === staff.id || hasPermission(staff.role, 'assign') ? last.id : null;
}
