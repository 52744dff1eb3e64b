/**
 * Assigns an unassigned enquiry and then opens the phone, for a browser without JavaScript. With JavaScript, the page
 * itself does both. Pages have a link to this address and not a form, because the content security policy does not let
 * a form open another program.
 */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { claimBeforeContact } from '../../contact/claim-before-contact.ts';
import { telHref } from '../../contact/contact-hrefs.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { enquiry: api } = requireMemberApi(context, 'enquiries');
  const id = params.id ?? '';
  const redirectTo = await claimBeforeContact(api, request, id, 'call');
  if (redirectTo !== null) return redirect(redirectTo);
  return redirect(telHref(await api.phoneOf(id)) ?? `/enquiries/${id}`);
}
