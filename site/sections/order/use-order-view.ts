import { useEffect, useState } from 'react';
import { loadOrder, type OrderView } from '#site/data/load-order.ts';

/** Waits between two looks: soon at first, then ever more rarely, while the page is open. */
const waitsMs = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000];

/** The order as it is now; null until the first answer, when the page says what the service wrote into it. */
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
      const found = await loadOrder(query);
      // Somebody came back meanwhile and asked anew, or has gone.
      if (mine !== latest) return;
      if (found) setView(found);
      if (found && !found.isMoving) return;
      timer = setTimeout(look, waitsMs[Math.min(looks, waitsMs.length - 1)]);
      looks += 1;
    };
    /** Coming back from the bank's app asks at once. */
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
