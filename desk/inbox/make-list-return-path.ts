/**
 * The address to which an act of a list returns: Today, the follow-ups, the board, or the inbox with its filters.
 * Any other address leads to the inbox.
 */
import { enquiryStates } from '#domain/enquiries/enquiry-states.ts';
import { inboxQueryString, readInboxAddress } from './inbox-address.ts';

/**
 * Returns the path of `given`, an address that a form sent, without `/desk`, which the router puts in front again. The
 * parameters in `said` describe the flash message, and are added to the query.
 */
export function makeListReturnPath(
  given: FormDataEntryValue | null,
  said: readonly [string, string][],
): string {
  const url = URL.parse(String(given ?? ''), 'https://desk.invalid');
  const [path, query] = listAt(url?.pathname ?? '', url?.searchParams ?? new URLSearchParams());
  for (const [name, value] of said) query.append(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}

function listAt(pathname: string, given: URLSearchParams): [path: string, query: URLSearchParams] {
  const view = new URLSearchParams(inboxQueryString(readInboxAddress(given)));
  switch (pathname) {
    case '/desk':
      return ['/', new URLSearchParams()];
    case '/desk/follow-ups': {
      const owner = given.get('owner') ?? '';
      return ['/follow-ups', new URLSearchParams(/^[\w-]{1,64}$/.test(owner) ? { owner } : {})];
    }
    case '/desk/enquiries/board': {
      const column = enquiryStates.find((state) => state === given.get('column'));
      if (column !== undefined) view.append('column', column);
      return ['/enquiries/board', view];
    }
    default:
      return ['/enquiries', view];
  }
}
