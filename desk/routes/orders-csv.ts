import type { LoaderFunctionArgs } from 'react-router';
import { requireDeskApi } from '../api/require-desk-api.ts';
import { csvResponse } from '../csv-response.ts';
import { readOrderFilter } from '../orders/order-list-address.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { orders } = requireDeskApi(context, 'export orders');
  const filter = readOrderFilter(new URL(request.url).searchParams);
  return csvResponse('orders.csv', await orders.csv(filter));
}
