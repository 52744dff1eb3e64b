import { Fragment } from 'react';
import { oftenAskedLinks } from '#content/words/often-asked-links.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** Links to answers about fee and refund, placed beside them. */
export function OftenAskedLinks() {
  return (
    <p>
      {`${oftenAskedLinks.label} `}
      {oftenAskedLinks.links.map(({ label, to }, index) => (
        <Fragment key={to}>
          {index > 0 && ' · '}
          <PageLink to={to}>{label}</PageLink>
        </Fragment>
      ))}
    </p>
  );
}
