import type { LoaderFunctionArgs } from 'react-router';
import { requireMemberApi } from '../../api/require-member-api.ts';
import { csvResponse } from '../../csv-response.ts';
import { readOrderFilter } from '../../orders/order-list-address.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { orders } = requireMemberApi(context, 'export orders');
  const filter = readOrderFilter(new URL(request.url).searchParams);
  return csvResponse('orders.csv', await orders.csv(filter));
}
