/** Finds the enquiry that follows a given one in the list from which the member opened it. */
import type { ListOfOrigin, NextEnquiry } from '#desk/api/enquiry-lists-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';

type Place = {
  id: string;
  /** The position of the enquiry in the list when it was opened. */
  n: number;
};

/**
 * Finds the enquiry to open after the given one; null at the end of the list. `rows` is the list as it is now, and `n`
 * is the position that the enquiry had when the member opened it. Since then the enquiry may have left the list or
 * moved down.
 */
export function findNextEnquiryInList(
  rows: readonly Pick<Enquiry, 'id'>[],
  list: ListOfOrigin,
  { id, n }: Place,
): NextEnquiry | null {
  const now = rows.findIndex((row) => row.id === id);
  const isGone = now === -1;
  const isPutOff = isByDate(list) && now > n;
  // If the enquiry has left the list or moved down to a later date, the next one has moved up to position `n`.
  const at = isGone || isPutOff ? n : now + 1;
  const next = rows[at];
  return next === undefined || next.id === id ? null : { id: next.id, n: at };
}

/**
 * Whether the list is sorted by date, so that an enquiry with a later follow-up date moves down. In any other list, an
 * enquiry moves down only because new ones arrive above it.
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
