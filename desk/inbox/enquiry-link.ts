import type { ListPosition } from './list-position.ts';

/** The address of an enquiry, with the list from which it is opened. */
export function enquiryLink(id: string, position: ListPosition | null): string {
  const path = `/desk/enquiries/${id}`;
  if (position === null) return path;
  return `${path}?${new URLSearchParams({ in: position.back, n: String(position.n) })}`;
}
