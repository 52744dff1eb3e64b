import { NumberKolam } from '#site/ui/number-kolam.tsx';
import { PageLink } from '#site/ui/page-link.tsx';

interface ShownKind {
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

/**
 * The kinds of offer from the lowest fee to the highest. Each has a kolam with one dot for each hour of study in a
 * week; the line encloses as many dots as there are live hours. For workshops, the dots are the hours of the whole
 * workshop.
 */
export function OfferKindList({
  legend,
  forWhomName,
  kinds,
}: {
  legend: string;
  /** The label before the text that says for whom a kind is. */
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
              <NumberKolam enclosed={kind.live} dots={kind.hours} className="kind-week" />
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
