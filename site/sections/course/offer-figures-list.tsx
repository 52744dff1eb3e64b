import type { OfferKeyFigure } from '#content/offers/facts/list-offer-key-figures.ts';

/** Fee, length and hours on a card: always the same three, so that cards can be compared. */
export function OfferFiguresList({ figures }: { figures: readonly OfferKeyFigure[] }) {
  return (
    <dl className="offer-figures">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
