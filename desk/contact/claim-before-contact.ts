/** Before a link of ours leads on to a phone or a message: claims the enquiry, so that no two colleagues use it at once. */
import type { ContactKind, EnquiryApi } from '../api/enquiry-api.ts';
import { writeFlash } from '../inbox/flash-message.ts';

/** Where to go instead; null if the person may be contacted. */
export async function claimBeforeContact(
  api: Pick<EnquiryApi, 'claimFirst'>,
  request: Request,
  id: string,
  contact: ContactKind,
): Promise<string | null> {
  const from = request.headers.get('sec-fetch-site');
  // A link on another site must not claim anything, nor write into the history.
  if (from !== null && from !== 'same-origin') return `/enquiries/${id}`;
  const colleague = await api.claimFirst(id, contact);
  if (colleague === null) return null;
  const flash = new URLSearchParams(writeFlash({ first: [colleague.by], stayed: 1 }));
  return `/enquiries?${flash}`;
}
