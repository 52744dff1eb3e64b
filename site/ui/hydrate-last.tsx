import { type ReactNode, Suspense } from 'react';

/**
 * Parts of a page that can wait: React takes them over after the rest of the page, or when a visitor touches them. So a
 * form that is touched first works sooner on a slow phone.
 */
export function HydrateLast({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
