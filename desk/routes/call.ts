/**
 * Claims an unassigned enquiry and leads on to the phone, for a browser without JavaScript: with it, the page claims
 * and dials by itself. It is a link and not a form, because a page's form may not lead to another program.
 */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requireDeskApi } from '../api/require-desk-api.ts';
import { claimBeforeContact } from '../contact/claim-before-contact.ts';
import { telHref } from '../contact/contact-hrefs.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { enquiry: api } = requireDeskApi(context, 'enquiries');
  const id = params.id ?? '';
  const elsewhere = await claimBeforeContact(api, request, id, 'call');
  if (elsewhere !== null) return redirect(elsewhere);
  return redirect(telHref(await api.phoneOf(id)) ?? `/enquiries/${id}`);
}
