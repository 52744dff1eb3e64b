import type { LoaderFunctionArgs } from 'react-router';
import { readBookkeepingAddress } from '../../bookkeeping/bookkeeping-address.ts';
import { makeCsvResponse } from '../../make-csv-response.ts';
import { deskContext } from '../../request/desk-context.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { bookkeeping } = requireMemberApi(context, 'export orders');
  const { month, mode } = readBookkeepingAddress(new URL(request.url).searchParams, {
    now: context.get(deskContext).now,
    usualMode: await bookkeeping.usualMode(),
  });
  return makeCsvResponse(`${month}-${mode}.csv`, await bookkeeping.csv(month, mode));
}
