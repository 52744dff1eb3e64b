import { useEffect, useState } from 'react';
import { loadOrderView, type OrderView } from '#site/data/load-order-view.ts';

/** Milliseconds between two requests; the last one repeats as long as the order can change. */
const waitsMs = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000];

/** The order as the service reports it; null until the first answer, while the page shows what the service rendered. */
export function useOrderView(query: string): OrderView | null {
  const [view, setView] = useState<OrderView | null>(null);

  useEffect(() => {
    if (!new URLSearchParams(query).has('order')) return;
    let timer: ReturnType<typeof setTimeout>;
    let looks = 0;
    let latest = 0;

    const look = async () => {
      clearTimeout(timer);
      latest += 1;
      const mine = latest;
      const found = await loadOrderView(query);
      // This answer is outdated: a newer request was made in the meantime, or the page was left.
      if (mine !== latest) return;
      if (found) setView(found);
      if (found && !found.isMoving) return;
      timer = setTimeout(look, waitsMs[Math.min(looks, waitsMs.length - 1)]);
      looks += 1;
    };
    /** Asks at once when the page is shown again, for example when the visitor comes back from the bank's app. */
    const lookAgain = () => {
      if (document.visibilityState !== 'visible') return;
      looks = 0;
      void look();
    };

    void look();
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      latest += 1;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [query]);

  return view;
}
