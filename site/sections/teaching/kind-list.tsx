import { KolamChain } from '#site/ui/kolam-chain.tsx';
import { PageLink } from '#site/ui/page-link.tsx';

export interface ShownKind {
  kind: string;
  title: string;
  fee: string;
  length: string;
  taught: string;
  forWhom: string;
  sentence: string;
  hours: number;
  live: number;
  path: string;
  link: string;
}

/** The kinds of offer from the smallest fee to the largest, each with a week of it drawn as a kolam. */
export function KindList({
  legend,
  forWhomName,
  kinds,
}: {
  legend: string;
  /** What stands before whom a kind is for. */
  forWhomName: string;
  kinds: readonly ShownKind[];
}) {
  return (
    <div className="wrap kinds">
      <p className="kinds-legend">{legend}</p>
      <ol>
        {kinds.map((kind) => (
          <li key={kind.kind} id={kind.kind}>
            <div className="kind-name">
              <h2>{kind.title}</h2>
              <p>
                <span className="price">{kind.fee}</span> <span>{kind.length}</span>
              </p>
            </div>
            <div className="kind-hours">
              <KolamChain enclosed={kind.live} dots={kind.hours} className="kind-week" />
              <p>{kind.sentence}</p>
            </div>
            <div className="kind-words">
              <p>{kind.taught}</p>
              <p className="kind-for">{`${forWhomName} ${kind.forWhom}.`}</p>
              <PageLink to={kind.path} className="link-button">
                {kind.link}
              </PageLink>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
