import type { LoaderFunctionArgs } from 'react-router';
import { requireMemberApi } from '../../api/require-member-api.ts';
import { csvResponse } from '../../csv-response.ts';
import { inboxFilterOf, readInboxAddress } from '../../inbox/inbox-address.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { inbox, me } = requireMemberApi(context, 'export enquiries');
  const view = readInboxAddress(new URL(request.url).searchParams);
  return csvResponse('enquiries.csv', await inbox.csv(inboxFilterOf(view, me.id)));
}
