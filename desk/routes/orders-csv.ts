import type { LoaderFunctionArgs } from 'react-router';
import { csvResponse } from '../csv-response.ts';
import { doorOf } from '../door/door-of.ts';
import { readOrderFilter } from '../orders/order-filter.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { orders } = doorOf(context, 'export orders');
  const filter = readOrderFilter(new URL(request.url).searchParams);
  return csvResponse('orders.csv', await orders.csv(filter));
}
