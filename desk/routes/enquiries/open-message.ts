/**
 * Opens a message in WhatsApp or in the mail program, and records this in the history. If the enquiry is unassigned, it
 * is first assigned to the member. Pages lead to this address by a link and not by a form, because a form may not lead
 * to another site (the content security policy limits the targets of forms).
 */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requireMemberApi } from '../../api/require-member-api.ts';
import { claimBeforeContact } from '../../contact/claim-before-contact.ts';
import { messageHref } from '../../contact/contact-hrefs.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { enquiry: api } = requireMemberApi(context, 'enquiries');
  const id = params.id ?? '';
  const elsewhere = await claimBeforeContact(api, request, id, 'message');
  if (elsewhere !== null) return redirect(elsewhere);
  const written = await api.write(id, params.message ?? '');
  return redirect(messageHref(written, written) ?? `/enquiries/${id}`);
}
