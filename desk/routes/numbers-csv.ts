import type { LoaderFunctionArgs } from 'react-router';
import { makeCsvResponse } from '../make-csv-response.ts';
import { readPeriod } from '../numbers/read-period.ts';
import { deskContext } from '../request/desk-context.ts';
import { requireMemberApi } from '../request/require-member-api.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { numbers } = requireMemberApi(context, 'numbers');
  const { period } = readPeriod(new URL(request.url).searchParams, context.get(deskContext).now);
  return makeCsvResponse('numbers.csv', await numbers.csv(period));
}
