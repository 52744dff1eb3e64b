import type { ListItem } from '#contract/text/render-list-items-html.ts';

/** The data that the page of an order shows. The service finds the order by the ticket in the page's address. */
export interface OrderView {
  state: string;
  texts: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
  lists?: Readonly<Record<string, readonly ListItem[]>>;
  isMoving: boolean;
}

const answerWithinMs = 10_000;

/**
 * Asks the service for the present state of an order. `query` is the query of the page's address, which contains the
 * order's ticket. Null when the service does not answer or the answer is not valid; the page then stays as it is. Never
 * throws.
 */
export async function loadOrderView(query: string): Promise<OrderView | null> {
  try {
    const response = await fetch(`/enroll-form/status.json${query}`, {
      signal: AbortSignal.timeout?.(answerWithinMs),
    });
    const view: unknown = await response.json();
    return isView(view) ? view : null;
  } catch {
    return null;
  }
}

function isView(view: unknown): view is OrderView {
  return (
    typeof view === 'object' &&
    view !== null &&
    ['state', 'texts', 'links'].every((name) => name in view)
  );
}
