/**
 * Assigns an unassigned enquiry and then opens the phone, for a browser without JavaScript. With JavaScript, the page
 * itself assigns the enquiry and dials. Pages lead to this address by a link and not by a form, because a form may not
 * open another program (the content security policy limits the targets of forms).
 */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requireMemberApi } from '../../api/require-member-api.ts';
import { claimBeforeContact } from '../../contact/claim-before-contact.ts';
import { telHref } from '../../contact/contact-hrefs.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { enquiry: api } = requireMemberApi(context, 'enquiries');
  const id = params.id ?? '';
  const elsewhere = await claimBeforeContact(api, request, id, 'call');
  if (elsewhere !== null) return redirect(elsewhere);
  return redirect(telHref(await api.phoneOf(id)) ?? `/enquiries/${id}`);
}
