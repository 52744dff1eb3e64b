import type { LoaderFunctionArgs } from 'react-router';
import { makeCsvResponse } from '../../make-csv-response.ts';
import { readOrderFilter } from '../../orders/order-list-address.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { orders } = requireMemberApi(context, 'export orders');
  const filter = readOrderFilter(new URL(request.url).searchParams);
  return makeCsvResponse('orders.csv', await orders.csv(filter));
}
