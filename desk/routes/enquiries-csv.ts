import type { LoaderFunctionArgs } from 'react-router';
import { csvResponse } from '../csv-response.ts';
import { doorOf } from '../door/door-of.ts';
import { filterOf, readInboxAddress } from '../inbox/inbox-address.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { inbox, me } = doorOf(context, 'export enquiries');
  const view = readInboxAddress(new URL(request.url).searchParams);
  return csvResponse('enquiries.csv', await inbox.csv(filterOf(view, me.id)));
}
