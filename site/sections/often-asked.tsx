import { Fragment } from 'react';
import { oftenAsked } from '#content/words/often-asked.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** The way to a few answers from where their questions arise: beside fee and refund. */
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
