import type { LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../api/api-of.ts';
import { deskContext } from '../api/desk-context.ts';
import { csvResponse } from '../csv-response.ts';
import { readPeriod } from '../numbers/period.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { numbers } = apiOf(context, 'numbers');
  const { period } = readPeriod(new URL(request.url).searchParams, context.get(deskContext).now);
  return csvResponse('numbers.csv', await numbers.csv(period));
}
