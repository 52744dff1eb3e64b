import type { LoaderFunctionArgs } from 'react-router';
import { requireMemberApi } from '../../request/require-member-api.ts';

/** An uploaded picture. Visitors do not see it before it is published. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const picture = await requireMemberApi(context, 'publish').publish.picture(params.name ?? '');
  if (picture === null) throw new Response(null, { status: 404 });
  return new Response(Buffer.from(picture.bytes), { headers: { 'Content-Type': 'image/webp' } });
}
