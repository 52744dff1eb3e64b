/** Finds the enquiry that follows a given one in the list from which the member opened it. */
import type { ListOfOrigin, NextEnquiry } from '#desk/api-types/enquiry-lists-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';

type Place = {
  id: string;
  /** The position of the enquiry in the list when it was opened. */
  n: number;
};

/**
 * Finds the enquiry that the member opens after the given one; null at the end of the list. `rows` is the list as it is
 * now. `n` is the position at which the enquiry stood when the member opened it; since then it may have left the list
 * or moved down.
 */
export function findNextEnquiryInList(
  rows: readonly Pick<Enquiry, 'id'>[],
  list: ListOfOrigin,
  { id, n }: Place,
): NextEnquiry | null {
  const now = rows.findIndex((row) => row.id === id);
  const isGone = now === -1;
  const isPutOff = isByDate(list) && now > n;
  // If the enquiry has left the list, or has moved down because its follow-up date is later now, the next enquiry
  // stands at position `n`.
  const at = isGone || isPutOff ? n : now + 1;
  const next = rows[at];
  return next === undefined || next.id === id ? null : { id: next.id, n: at };
}

/**
 * Whether the list is sorted by follow-up date, so that an enquiry moves down when it gets a later date. In any other
 * list, an enquiry moves down only when new ones arrive above it.
 */
function isByDate(list: ListOfOrigin): boolean {
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
