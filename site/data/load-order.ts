/** What the service says of an order, by the ticket in the page's address. */
export interface OrderView {
  state: string;
  texts: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
  isMoving: boolean;
}

const answerWithinMs = 10_000;

/** Null when nobody answers, or with something else: the page then stays as it is. Never throws. */
export async function loadOrder(query: string): Promise<OrderView | null> {
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
  return typeof view === 'object' && view !== null && 'state' in view && 'texts' in view;
}
