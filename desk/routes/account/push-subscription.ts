/**
 * Gives the desk's script the key with which to subscribe to push notifications, and accepts the subscription of this
 * browser.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { requireMemberApi } from '../../request/require-member-api.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { push } = requireMemberApi(context, 'enquiries');
  return new Response(await push.key(), { headers: { 'content-type': 'text/plain' } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { push } = requireMemberApi(context, 'enquiries');
  const endpoint = String((await request.formData()).get('endpoint') ?? '');
  return new Response(null, { status: (await push.subscribe(endpoint)) ? 204 : 400 });
}
