/**
 * Assigns the enquiry before a link of the desk leads to a phone or a message, so that no two colleagues contact the
 * same person at the same time.
 */
import type { ContactKind, EnquiryApi } from '../api-types/enquiry-api.ts';
import { encodeListFlash } from '../inbox/list-flash.ts';

/**
 * Assigns the enquiry to the member if it is unassigned. Returns the address to redirect to; null if the member may
 * contact the person.
 */
export async function claimBeforeContact(
  api: Pick<EnquiryApi, 'claimForContact'>,
  request: Request,
  id: string,
  contact: ContactKind,
): Promise<string | null> {
  const from = request.headers.get('sec-fetch-site');
  // A link on another site must neither assign an enquiry nor write into the history.
  if (from !== null && from !== 'same-origin') return `/enquiries/${id}`;
  const colleague = await api.claimForContact(id, contact);
  if (colleague === null) return null;
  const flash = new URLSearchParams(encodeListFlash({ first: [colleague.by], stayed: 1 }));
  return `/enquiries?${flash}`;
}
