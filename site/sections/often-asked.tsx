import { Fragment } from 'react';
import { oftenAsked } from '#content/words/often-asked.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** Links to answers about fee and refund, placed beside them. */
export function OftenAsked() {
  return (
    <p>
      {`${oftenAsked.label} `}
      {oftenAsked.links.map(({ label, to }, index) => (
        <Fragment key={to}>
          {index > 0 && ' · '}
          <PageLink to={to}>{label}</PageLink>
        </Fragment>
      ))}
    </p>
  );
}
