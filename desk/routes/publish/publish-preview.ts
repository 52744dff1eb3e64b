import type { LoaderFunctionArgs } from 'react-router';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { formatDay } from '#contract/text/format-day.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { PagePreview } from '../../api-types/publish-api.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';

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
        withBanner(preview).replaceAll('"/assets/picture-', '"/desk/publish/pictures/picture-'),
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

/** Adds a line at the top that stays in view, because otherwise the preview looks like the page of visitors. */
function withBanner({ html, laterFees }: PagePreview): string {
  const fees = laterFees
    .map(({ name, paise, fromDay }) => `${name} ${formatPaise(paise)} from ${formatDay(fromDay)}`)
    .join('; ');
  const later = fees === '' ? '' : ` Fees that begin later are not shown yet: ${fees}.`;
  const words = escapeHtml(`Preview: visitors don’t see this yet.${later}`);
  return html.replace(
    /<body[^>]*>/,
    (body) => `${body}<p role="note" style="${bannerStyle}">${words}</p>`,
  );
}

const bannerStyle = [
  'position: sticky; top: 0; z-index: 99; max-width: none; margin: 0; padding: 8px 16px',
  'background: #fdf0d5; color: #3b2d12; font: 600 15px/1.4 system-ui, sans-serif; text-align: center',
].join('; ');

const plain = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
