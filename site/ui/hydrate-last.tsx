import { type ReactNode, Suspense } from 'react';

/**
 * Marks a part of a page that can wait. React takes this part over after the rest of the page, or as soon as a visitor
 * touches it. So on a slow phone, a form works sooner for a visitor who touches it first.
 */
export function HydrateLast({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
