/** The enquiry after one, in the list from which that one was opened. */
import type { NextEnquiry, RequestedList } from '#desk/api/inbox-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';

type Place = { id: string /** The enquiry's place in the list when it was opened. */; n: number };

/** `rows` is the list as it is now: what was worked on may have left it, or have moved down to a later date. */
export function nextEnquiry(
  rows: readonly Pick<Enquiry, 'id'>[],
  list: RequestedList,
  { id, n }: Place,
): NextEnquiry | null {
  const now = rows.findIndex((row) => row.id === id);
  const isGone = now === -1;
  const isPutOff = isByDate(list) && now > n;
  // The enquiry has left its place, so the next one now stands there.
  const at = isGone || isPutOff ? n : now + 1;
  const next = rows[at];
  return next === undefined || next.id === id ? null : { id: next.id, n: at };
}

/** In the other lists, new enquiries push the rows down. */
function isByDate(list: RequestedList): boolean {
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
