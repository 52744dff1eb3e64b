import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../api/desk-context.ts';
import { requireMemberApi } from '../api/require-member-api.ts';
import { csvResponse } from '../csv-response.ts';
import { readPeriod } from '../numbers/read-period.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { numbers } = requireMemberApi(context, 'numbers');
  const { period } = readPeriod(new URL(request.url).searchParams, context.get(deskContext).now);
  return csvResponse('numbers.csv', await numbers.csv(period));
}
