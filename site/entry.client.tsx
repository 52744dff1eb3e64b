import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import '#site/motion/start-motions.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// If a visitor follows a second link during a view transition, the browser stops the transition with an error that
// React Router does not catch. The error is harmless, so it is kept out of the console.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /^transition was /i.test(reason.message))
    event.preventDefault();
});
