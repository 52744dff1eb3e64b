import type { ReactNode } from 'react';
import { focusIfRefused } from './focus-if-refused.ts';

/**
 * Says why a form was refused, if the form is not at the top of its page. The sentence takes the focus, so that the
 * browser scrolls to it, also without JavaScript.
 */
export const RefusalAlert = ({ children }: { children: ReactNode }) => (
  <p className="flash wrong" role="alert" tabIndex={-1} {...focusIfRefused(true)}>
    {children}
  </p>
);
