/**
 * The list from which an enquiry was opened. It is in the address of the enquiry, so that the page can link back to
 * the list and on to the next enquiry, without a script and in every tab.
 */
import type { ListOfOrigin } from '../api-types/enquiry-lists-api.ts';
import { inboxFilterOf, readInboxAddress } from './inbox-address.ts';
import { makeListReturnPath } from './make-list-return-path.ts';

export type ListPosition = {
  /** The address that leads back to the list. */
  back: string;
  /**
   * The position of the enquiry in the list, counted from 0. The inbox has several pages, so there it is the position
   * on the page.
   */
  n: number;
};

export function readListPosition(query: URLSearchParams): ListPosition | null {
  const given = query.get('in');
  if (given === null) return null;
  const n = query.get('n') ?? '';
  return {
    back: `/desk${makeListReturnPath(given, [])}`.replace(/\/$/, ''),
    n: /^\d{1,3}$/.test(n) ? Number(n) : 0,
  };
}

const listTitles: Readonly<Record<ListOfOrigin['at'], string>> = {
  today: 'Today',
  'follow-ups': 'Follow-ups',
  board: 'Board',
  inbox: 'Inbox',
};

/** The list to which an address leads, and its title. */
export function parseListOfOrigin(back: string, me: string): ListOfOrigin & { name: string } {
  const { pathname, searchParams } = new URL(back, 'https://desk.invalid');
  const view = readInboxAddress(searchParams);
  const list = ((): ListOfOrigin => {
    switch (pathname) {
      case '/desk':
        return { at: 'today' };
      case '/desk/follow-ups':
        return { at: 'follow-ups', owner: searchParams.get('owner') };
      case '/desk/enquiries/board':
        return { at: 'board', filter: inboxFilterOf(view, me) };
      default:
        return { at: 'inbox', filter: inboxFilterOf(view, me), page: view.page };
    }
  })();
  return { ...list, name: listTitles[list.at] };
}
