import type { ReactNode } from 'react';

/** The page after a form was sent without JavaScript: what happened, and what to do next. */
export function FormSentPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="wrap message-page">
      <svg className="outcome-mark" viewBox="0 0 48 48" width="64" height="64" aria-hidden="true">
        <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="m14 25 7 7 13-15" fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
      <h1>{heading}</h1>
      {children}
    </section>
  );
}
