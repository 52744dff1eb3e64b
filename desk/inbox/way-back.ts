/** Where an act from a list leads back to: Today, or the inbox as it was. Anything else is taken for the inbox. */
import { readInboxAddress, writeInboxAddress } from './inbox-address.ts';

/** `given` is an address of the desk; what comes back is the path as the router knows it, with `said` added. */
export function wayBack(
  given: FormDataEntryValue | null,
  said: readonly [string, string][],
): string {
  const url = URL.parse(String(given ?? ''), 'https://desk.invalid');
  const isToday = url?.pathname === '/desk';
  const query = new URLSearchParams(
    isToday || url === null ? '' : writeInboxAddress(readInboxAddress(url.searchParams)),
  );
  for (const [name, value] of said) query.append(name, value);
  const path = isToday ? '/' : '/enquiries';
  return query.size === 0 ? path : `${path}?${query}`;
}
