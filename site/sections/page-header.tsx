import type { ReactNode } from 'react';
import type { Crumb } from '#site/data/make-home-and-page-crumbs.ts';
import { Breadcrumb } from './breadcrumb.tsx';

interface PageHeaderProps {
  crumbs: readonly Crumb[];
  heading: ReactNode;
  /** Id of the heading, so that another element can name it in `aria-labelledby`. */
  headingId?: string;
  /** The kind of page in a word or two, above the heading. */
  kicker?: ReactNode;
  intro?: ReactNode;
  /** Facts to compare between pages, such as duration and fee: few, short, always in the same order. */
  facts?: readonly { name: string; value: ReactNode }[];
  /** A drawing that is shown at the right of the heading. */
  art?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function PageHeader(props: PageHeaderProps) {
  const {
    crumbs,
    heading,
    headingId,
    kicker,
    intro,
    facts = [],
    art,
    className = '',
    children,
  } = props;
  const isLong = typeof intro === 'string' && intro.length > 200;
  return (
    <header className={`page-head wrap ${className}`}>
      <div className="page-head-words">
        <Breadcrumb crumbs={crumbs} />
        {kicker && <p className="tag">{kicker}</p>}
        <h1 id={headingId}>{heading}</h1>
        {intro && <p className={`page-intro${isLong ? ' page-intro-long' : ''}`}>{intro}</p>}
        {children}
      </div>
      {art && <div className="page-head-art">{art}</div>}
      {facts.length > 0 && <Facts facts={facts} />}
    </header>
  );
}

function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
