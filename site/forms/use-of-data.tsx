import type { ReactNode } from 'react';
import { privacyPath } from '#content/legal/privacy-path.ts';
import { whatWeStore } from '#content/legal/subscription-notice.ts';
import { PageLink } from '#site/ui/page-link.tsx';

interface UseOfDataProps {
  /** What the data of this form is used for. */
  text: string;
  /** The row of `/privacy` about this form. */
  row: 'call' | 'enrolment' | 'subscription';
  /** What else has to be known before the button is pressed: who may send this form. */
  children?: ReactNode;
}

/** One line before the button of a form: what is done with the data, and the way to the whole story. */
export function UseOfData({ text, row, children }: UseOfDataProps) {
  return (
    <div className="use-of-data">
      <p>
        {text} <PageLink to={`${privacyPath}#${row}`}>{whatWeStore}</PageLink>
      </p>
      {children && <p>{children}</p>}
    </div>
  );
}
