import type { HowWeTeach } from '#content/schema.ts';

interface OfferKindTableProps {
  heading: string;
  kinds: readonly { kind: string; title: string }[];
  rows: HowWeTeach['comparison'];
}

/**
 * A table that compares the kinds of offer line by line. On a phone each row is a small list, in which each cell shows
 * its kind (`data-of`).
 */
export function OfferKindTable({ heading, kinds, rows }: OfferKindTableProps) {
  return (
    <section className="wrap kind-table" aria-labelledby="line-by-line">
      <h2 id="line-by-line">{heading}</h2>
      <table aria-labelledby="line-by-line">
        <thead>
          <tr>
            <td />
            {kinds.map(({ kind, title }) => (
              <th key={kind} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map(({ text }, index) => (
                <td key={kinds[index]?.kind} data-of={kinds[index]?.title}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
