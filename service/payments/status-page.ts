/** The built page on which an order's state is shown, and the writing of it. */
import { fillHtml } from '../pages/fill-html.ts';
import { readVariant } from '../static/static-file.ts';
import type { StaticTable } from '../static/static-table.ts';
import { statusPath } from './order-address.ts';
import type { OrderView } from './order-view.ts';

export type StatusPage = {
  /** `ticket` goes back with what is answered on the page. */
  show(
    view: OrderView,
    ticket: string,
  ): { html: string; headers: Readonly<Record<string, string>> };
};

/** How often a page without JavaScript looks again, in seconds. */
const refreshSeconds = 10;

/** Null where the page is not built. */
export function statusPageOf(table: Pick<StaticTable, 'find'>): StatusPage | null {
  const page = table.find(statusPath);
  if (page?.kind !== 'file') return null;
  const identity = page.variants.find(({ coding }) => coding === 'identity');
  if (!identity) return null;
  const built = readVariant(identity).toString();
  return {
    show: ({ state, texts, links, isMoving }, ticket) => ({
      html: withRefresh(
        fillHtml(built, { texts, links, fields: { order: ticket } }, undefined).replace(
          /(\bdata-order=")[^"]*/,
          (_, before: string) => before + state,
        ),
        isMoving,
      ),
      headers: page.headers,
    }),
  };
}

/** A script looks by itself, and a page that is loaded again would take its work away. */
function withRefresh(html: string, isMoving: boolean): string {
  if (!isMoving) return html;
  const refresh = `<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`;
  return html.replace('</head>', `${refresh}</head>`);
}
