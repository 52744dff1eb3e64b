import { type ReactNode, Suspense } from 'react';

/**
 * Parts of a page beside what the visitor has just touched: React takes them over after the rest of the page, or when
 * they are touched themselves. On a slow phone the touched form works sooner.
 */
export function HydrateLast({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
