/** Marks the assignment notices as seen, and returns to the page from which the member came. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { readReturnPath } from '../../sign-in/read-return-path.ts';

export function loader({ context }: LoaderFunctionArgs) {
  requireMemberApi(context, 'enquiries');
  return redirect('/');
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { assignmentNotices } = requireMemberApi(context, 'enquiries');
  const form = await request.formData();
  await assignmentNotices.markSeen(String(form.get('upTo') ?? ''));
  return redirect(readReturnPath(String(form.get('back') ?? '')), 303);
}
