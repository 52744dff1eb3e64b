/** Everything that a learner needs to have, to know, and to pay besides the fee. */
export function OfferNeeds({ needs }: { needs: readonly { name: string; text: string }[] }) {
  return (
    <dl className="fact-list">
      {needs.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
