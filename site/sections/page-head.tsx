import type { ReactNode } from 'react';
import type { Crumb } from '#site/data/structured-data.ts';
import { Breadcrumb } from './breadcrumb.tsx';

interface PageHeadProps {
  crumbs: readonly Crumb[];
  heading: ReactNode;
  /** By which something else on the page is named after the heading. */
  headingId?: string;
  /** What stands over the heading: the kind of page, in a word or two. */
  kicker?: ReactNode;
  intro?: ReactNode;
  /** What can be compared between pages: duration, fee. Few, short, in the same order everywhere. */
  facts?: readonly { name: string; value: ReactNode }[];
  /** A drawing at the right edge. */
  art?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function PageHead(props: PageHeadProps) {
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
