type CountTableProps = {
  id: string;
  heading: string;
  rows: readonly { name: string; count: number; href: string }[];
};

/** A table of related counts. Each count links to the list of what it counts. */
export function CountTable({ id, heading, rows }: CountTableProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {rows.length === 0 ? (
        <p className="muted">None in this time.</p>
      ) : (
        <table className="count-list">
          <tbody>
            {rows.map(({ name, count, href }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="number">
                  <a href={href}>{count}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
