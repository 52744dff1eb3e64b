/**
 * Opens a message in WhatsApp or in the mail program, and records this in the history. If the enquiry is unassigned,
 * assigns it to the member first. The way here is a link and not a form, because a page's form may not lead to another
 * site.
 */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requireMemberApi } from '../api/require-member-api.ts';
import { claimBeforeContact } from '../contact/claim-before-contact.ts';
import { mailHref, whatsappHref } from '../contact/contact-hrefs.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { enquiry: api } = requireMemberApi(context, 'enquiries');
  const id = params.id ?? '';
  const elsewhere = await claimBeforeContact(api, request, id, 'message');
  if (elsewhere !== null) return redirect(elsewhere);
  const written = await api.write(id, params.message ?? '');
  const href =
    written.channel === 'whatsapp'
      ? whatsappHref(written.phone, written.body)
      : mailHref(written.email, written.subject, written.body);
  return redirect(href ?? `/enquiries/${id}`);
}
