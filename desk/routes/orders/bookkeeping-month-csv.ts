import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../../api/desk-context.ts';
import { requireMemberApi } from '../../api/require-member-api.ts';
import { readBookkeepingAddress } from '../../bookkeeping/bookkeeping-address.ts';
import { csvResponse } from '../../csv-response.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { bookkeeping } = requireMemberApi(context, 'export orders');
  const { month, mode } = readBookkeepingAddress(new URL(request.url).searchParams, {
    now: context.get(deskContext).now,
    usualMode: await bookkeeping.usualMode(),
  });
  return csvResponse(`${month}-${mode}.csv`, await bookkeeping.csv(month, mode));
}
