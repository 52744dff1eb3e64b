import { useEffect, useState } from 'react';
import { loadOrderView, type OrderView } from '#site/data/network/load-order-view.ts';

/** The waits in milliseconds between two requests. The last wait repeats as long as the order can still change. */
const waitsMs = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000];

/**
 * The present state of the order, which the hook requests from the service again and again. It is null until the first
 * answer; until then the page shows what the service rendered.
 */
export function useOrderView(query: string): OrderView | null {
  const [view, setView] = useState<OrderView | null>(null);

  useEffect(() => {
    if (!new URLSearchParams(query).has('order')) return;
    let timer: ReturnType<typeof setTimeout>;
    let refreshCount = 0;
    let latest = 0;

    const refresh = async () => {
      clearTimeout(timer);
      latest += 1;
      const mine = latest;
      const found = await loadOrderView(query);
      // A newer request was made in the meantime, or the page was left, so this answer is not used.
      if (mine !== latest) return;
      if (found) setView(found);
      if (found && !found.isMoving) return;
      timer = setTimeout(refresh, waitsMs[Math.min(refreshCount, waitsMs.length - 1)]);
      refreshCount += 1;
    };
    /** Asks at once when the page is shown again, for example when the visitor comes back from the bank's app. */
    const refreshWhenVisible = () => {
      if (document.visibilityState !== 'visible') return;
      refreshCount = 0;
      void refresh();
    };

    void refresh();
    document.addEventListener('visibilitychange', refreshWhenVisible);
    return () => {
      latest += 1;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refreshWhenVisible);
    };
  }, [query]);

  return view;
}
