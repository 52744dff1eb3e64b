/**
 * Access to one enquiry. A colleague's is not found for members who see their own only; but a member who had it open before,
 * or did something with it, is told who has it now, so that nobody wonders where it went and nobody rings twice.
 */
import type { DeskEvent } from '#database/desk/desk-port.ts';
import { isUuid } from '#database/uuid-v7.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { may, seesEnquiry } from '#domain/staff/staff-roles.ts';
import type { ApiOptions } from '../api-options.ts';
import { requires } from '../requires.ts';
import { counsellorsSee } from '../sight-of.ts';

export type Access =
  | { at: 'open' | 'taken'; enquiry: Enquiry; events: DeskEvent[] }
  | { at: 'gone'; events: DeskEvent[] };

type Asking = Pick<ApiOptions, 'store' | 'staff'>;

/** Throws the 403 and 404 of the desk. `events` are the enquiry's own, oldest first. */
export async function accessTo({ store, staff }: Asking, id: string): Promise<Access> {
  requires(staff.role, 'enquiries');
  if (!isUuid(id)) throw new Response(null, { status: 404 });
  const enquiry = await store.desk.findEnquiry(id);
  const events = await store.desk.eventsOf([id]);
  if (enquiry === null) {
    if (may(staff.role, 'erase') && events.length > 0) return { at: 'gone', events };
    throw new Response(null, { status: 404 });
  }
  const viewer = { staffId: staff.id, role: staff.role };
  if (seesEnquiry(viewer, enquiry, await counsellorsSee(store)))
    return { at: 'open', enquiry, events };
  if (events.some(({ who }) => who === staff.id)) return { at: 'taken', enquiry, events };
  throw new Response(null, { status: 404 });
}

/** A change of the work on it, which can be taken back and which a colleague has to know of. */
export const isChange = ({ what }: Pick<DeskEvent, 'what'>) => typeof what.version === 'number';

/** Since when its owner has it. */
export function takenSince(enquiry: Enquiry, events: readonly DeskEvent[]): Date | null {
  if (enquiry.ownerId === null) return null;
  const ownerAfter = ({ what }: DeskEvent) =>
    (what.after as { ownerId?: string | null } | undefined)?.ownerId ?? null;
  const changes = events.filter(isChange);
  const before = changes.findLastIndex((event) => ownerAfter(event) !== enquiry.ownerId);
  return changes[before + 1]?.at ?? null;
}

/** The last change, if this person may take it back. A payment is no slip. */
export function undoable(
  { staff }: Pick<ApiOptions, 'staff'>,
  enquiry: Enquiry,
  events: readonly DeskEvent[],
): string | null {
  const last = events.findLast(isChange);
  if (last === undefined || last.what.version !== enquiry.version) return null;
  if (last.type === 'enquiry.paid') return null;
  return last.who === staff.id || may(staff.role, 'assign') ? last.id : null;
}
