import type { LoaderFunctionArgs } from 'react-router';
import { requireMemberApi } from '../../request/require-member-api.ts';

/**
 * Sends `/orders/<id>/receipt.pdf` or `/orders/<id>/voucher.pdf`. If the query has no `number`, the voucher is the
 * newest one.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const kind = params.file === 'voucher.pdf' ? 'voucher' : 'receipt';
  const isKnown = params.file === `${kind}.pdf`;
  const { orders } = requireMemberApi(context, 'orders');
  const number = new URL(request.url).searchParams.get('number');
  const file = isKnown ? await orders.file(params.id ?? '', kind, number) : null;
  if (file === null) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file.name}"`,
    },
  });
}
