import type { Came } from '../api/numbers-api.ts';

type CameTableProps = {
  id: string;
  heading: string;
  first: string;
  rows: readonly Came[];
  /** Where those are listed that a row counts. */
  wayTo: (key: string) => string;
};

/** How many came for each offer or from each source, and what became of them. */
export function CameTable({ id, heading, first, rows, wayTo }: CameTableProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {rows.length === 0 ? (
        <p className="muted">Nobody asked for anything in this time.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {['Asked', 'Enrolled', 'Paid'].map((name) => (
                <th key={name} scope="col" className="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {row.key === null ? row.name : <a href={wayTo(row.key)}>{row.name}</a>}
                </th>
                {[row.count, row.enrolled, row.paid].map((count, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns, always the same ones.
                  <td key={n} className="number">
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
