import type { LoaderFunctionArgs } from 'react-router';
import { csvResponse } from '../csv-response.ts';
import { deskContext } from '../door/desk-context.ts';
import { doorOf } from '../door/door-of.ts';
import { readPeriod } from '../numbers/period.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { numbers } = doorOf(context, 'numbers');
  const { period } = readPeriod(new URL(request.url).searchParams, context.get(deskContext).now);
  return csvResponse('numbers.csv', await numbers.csv(period));
}
