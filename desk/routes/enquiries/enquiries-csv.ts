import type { LoaderFunctionArgs } from 'react-router';
import { inboxFilterOf, readInboxAddress } from '../../inbox/inbox-address.ts';
import { makeCsvResponse } from '../../make-csv-response.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { enquiryCsvValueWords } from '../../words/enquiry-csv-value-words.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { inbox, me } = requireMemberApi(context, 'export enquiries');
  const view = readInboxAddress(new URL(request.url).searchParams);
  return makeCsvResponse(
    'enquiries.csv',
    await inbox.csv(inboxFilterOf(view, me.id), enquiryCsvValueWords),
  );
}
