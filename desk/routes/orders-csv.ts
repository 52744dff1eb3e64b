import type { LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../api/api-of.ts';
import { csvResponse } from '../csv-response.ts';
import { readOrderFilter } from '../orders/read-order-filter.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { orders } = apiOf(context, 'export orders');
  const filter = readOrderFilter(new URL(request.url).searchParams);
  return csvResponse('orders.csv', await orders.csv(filter));
}
