import type { LoaderFunctionArgs } from 'react-router';
import { requireMemberApi } from '../../request-context/require-member-api.ts';

/**
 * A preview of a page with unpublished facts. It runs no scripts, because they would show the published facts again.
 * Uploaded pictures are served by the desk, because the site does not have them before they are published.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { publish } = requireMemberApi(context, 'publish');
  const path = new URL(request.url).searchParams.get('page') ?? '/';
  const preview = await publish.preview(path);
  switch (preview.at) {
    case 'page':
      return new Response(
        preview.html.replaceAll('"/assets/picture-', '"/desk/publish/pictures/picture-'),
        {
          headers: {
            'Content-Type': 'text/html; charset=utf-8',
            'Content-Security-Policy':
              "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-src 'self'; frame-ancestors 'none'",
          },
        },
      );
    case 'no such page':
      return plain(
        404,
        `There is no page ${path}. Write its address without the name of the site, such as /short-term.`,
      );
    case 'failed':
      return plain(422, `The page cannot be shown: ${preview.problem}`);
    default:
      return preview satisfies never;
  }
}

const plain = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
