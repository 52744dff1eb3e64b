import type { ReactNode } from 'react';
import { privacyLinkLabel, privacyPath } from '#content/legal/privacy-link.ts';
import { PageLink } from '#site/ui/page-link.tsx';

interface FormPrivacyNoticeProps {
  /** The text that says how the data of this form is used. */
  text: string;
  /** The id of the entry on `/privacy` that describes this form. */
  row: 'call' | 'enrolment' | 'subscription';
  /** The text that says who may send this form. It is shown before the button. */
  children?: ReactNode;
}

/** One line before the button of a form: what its data is used for, with a link to the privacy page. */
export function FormPrivacyNotice({ text, row, children }: FormPrivacyNoticeProps) {
  return (
    <div className="use-of-data">
      <p>
        {text} <PageLink to={`${privacyPath}#${row}`}>{privacyLinkLabel}</PageLink>
      </p>
      {children && <p>{children}</p>}
    </div>
  );
}
