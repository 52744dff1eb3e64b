import type { LoaderFunctionArgs } from 'react-router';
import { apiOf } from '../api/api-of.ts';

/** A page as it would be published, without its scripts: they would load the one that is served. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { publish } = apiOf(context, 'publish');
  const path = new URL(request.url).searchParams.get('page') ?? '/';
  const html = await publish.preview(path);
  if (html === null) throw new Response(null, { status: 404 });
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-ancestors 'none'",
    },
  });
}
