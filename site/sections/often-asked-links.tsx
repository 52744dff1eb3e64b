import { Fragment } from 'react';
import { oftenAskedLinkGroup } from '#content/words/often-asked-link-group.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** Links to often asked questions, such as how to pay and refunds, beside the fee of an offer. */
export function OftenAskedLinks() {
  return (
    <p>
      {`${oftenAskedLinkGroup.label} `}
      {oftenAskedLinkGroup.links.map(({ label, to }, index) => (
        <Fragment key={to}>
          {index > 0 && ' · '}
          <PageLink to={to}>{label}</PageLink>
        </Fragment>
      ))}
    </p>
  );
}
