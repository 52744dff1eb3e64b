import type { LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../api/api-of.ts';
import { csvResponse } from '../csv-response.ts';
import { filterOf, readInboxAddress } from '../inbox/inbox-address.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { inbox, me } = apiOf(context, 'export enquiries');
  const view = readInboxAddress(new URL(request.url).searchParams);
  return csvResponse('enquiries.csv', await inbox.csv(filterOf(view, me.id)));
}
