/** What every program of a page includes, said once. */
export function IncludedList({
  heading,
  features,
}: {
  heading: string;
  features: readonly string[];
}) {
  return (
    <section className="included" aria-labelledby="included-heading">
      <h2 id="included-heading">{heading}</h2>
      <ul className="plain-list">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}
