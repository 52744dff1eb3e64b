/** Fills the built page that shows the state of an order. */
import { fillHtml } from '../../pages/fill-html.ts';
import type { ServedPages } from '../../pages/served-pages.ts';
import { readVariantBytes } from '../../static/static-file.ts';
import type { StaticTable } from '../../static/static-table.ts';
import type { OrderView } from './make-order-view.ts';
import { statusRoute } from './order-addresses.ts';

export type StatusPageRenderer = {
  /** `ticket` identifies the order. The page sends the ticket back with the visitor's answers. */
  render(
    view: OrderView,
    ticket: string,
  ): { html: string; headers: Readonly<Record<string, string>> };
};

/** The seconds after which the page reloads in a browser without JavaScript. */
const refreshSeconds = 10;

/** Returns a renderer for the page in this table of built files; null if the page is not built. */
export function makeStatusPageRenderer(
  table: Pick<StaticTable, 'find'>,
): StatusPageRenderer | null {
  const page = table.find(statusRoute);
  if (page?.kind !== 'file') return null;
  const identity = page.variants.find(({ coding }) => coding === 'identity');
  if (!identity) return null;
  const built = readVariantBytes(identity).toString();
  return {
    render: ({ state, texts, links, lists, isMoving }, ticket) => ({
      html: withRefresh(
        fillHtml(built, { texts, links, lists, fields: { order: ticket } }, undefined).replace(
          /(\bdata-order=")[^"]*/,
          (_, before: string) => before + state,
        ),
        isMoving,
      ),
      headers: page.headers,
    }),
  };
}

/**
 * Returns a renderer for the page that is served now: each publication may replace the page. Null if the page is not
 * built.
 */
export function makeServedStatusPageRenderer(
  pages: Pick<ServedPages, 'table' | 'onReplaced'>,
): StatusPageRenderer | null {
  let page = makeStatusPageRenderer(pages.table);
  pages.onReplaced(() => {
    page = makeStatusPageRenderer(pages.table) ?? page;
  });
  return (
    page && {
      render: (view, ticket) => (page as StatusPageRenderer).render(view, ticket),
    }
  );
}

/**
 * Lets a browser without JavaScript reload the page. With JavaScript, the page's script polls by itself, and a reload
 * would restart the script.
 */
function withRefresh(html: string, isMoving: boolean): string {
  if (!isMoving) return html;
  const refresh = `<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`;
  return html.replace('</head>', `${refresh}</head>`);
}
