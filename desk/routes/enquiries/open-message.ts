/**
 * Assigns an unassigned enquiry to the member, records that the message is opened, and opens it in WhatsApp or in the
 * mail program. Pages have a link to this address and not a form, because the content security policy does not let a
 * form lead to another site.
 */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { claimBeforeContact } from '../../contact/claim-before-contact.ts';
import { messageHref } from '../../contact/contact-hrefs.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { enquiry: api } = requireMemberApi(context, 'enquiries');
  const id = params.id ?? '';
  const redirectTo = await claimBeforeContact(api, request, id, 'message');
  if (redirectTo !== null) return redirect(redirectTo);
  const message = await api.openMessage(id, params.message ?? '');
  return redirect(messageHref(message, message) ?? `/enquiries/${id}`);
}
