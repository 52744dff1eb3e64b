import { type ReactNode, Suspense } from 'react';

/**
 * Marks a part of the page that React may hydrate last. If a visitor touches this part earlier, React hydrates it at
 * once. So on a slow phone, the part that a visitor uses works sooner.
 */
export function HydrateLast({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
