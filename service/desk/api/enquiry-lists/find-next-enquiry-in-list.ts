/** Finds the enquiry that follows a given one in the list from which the member opened it. */
import type { ListOfOrigin, NextEnquiry } from '#desk/api-types/enquiry-lists-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';

type PlaceInList = {
  id: string;
  /** The position of the enquiry in the list when it was opened. */
  n: number;
};

/**
 * Finds the enquiry that the member opens after the given one; null at the end of the list. `rows` is the list as it is
 * now. `n` is the position of the given enquiry when the member opened it; since then this enquiry may have left the
 * list or moved down.
 */
export function findNextEnquiryInList(
  rows: readonly Pick<Enquiry, 'id'>[],
  list: ListOfOrigin,
  { id, n }: PlaceInList,
): NextEnquiry | null {
  const now = rows.findIndex((row) => row.id === id);
  const hasLeftList = now === -1;
  const hasMovedDown = isSortedByFollowUpDate(list) && now > n;
  // If the enquiry has left the list, or has moved down because its follow-up date is later now, the next enquiry
  // stands at position `n`.
  const at = hasLeftList || hasMovedDown ? n : now + 1;
  const next = rows[at];
  return next === undefined || next.id === id ? null : { id: next.id, n: at };
}

/**
 * Whether the list is sorted by follow-up date, so that an enquiry moves down when it gets a later date. In an inbox
 * that is sorted by arrival, an enquiry moves down only when new enquiries arrive above it.
 */
function isSortedByFollowUpDate(list: ListOfOrigin): boolean {
  switch (list.at) {
    case 'today':
    case 'follow-ups':
    case 'board':
      return true;
    case 'inbox':
      return list.filter.order === 'due';
    default:
      return list satisfies never;
  }
}
