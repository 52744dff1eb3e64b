/** One line above every page of the owner's while something is wrong; opened, it says what to do about each thing. */
import type { Trouble } from '#office/trouble/troubles-of.ts';

export function TroubleLine({ troubles }: { troubles: readonly Trouble[] }) {
  const [first] = troubles;
  if (first === undefined) return null;
  const others = troubles.length - 1;
  return (
    <details className="trouble">
      <summary>
        <strong>{first.sentence}</strong>
        <span>{others === 0 ? 'What to do' : `${others} more, and what to do`}</span>
      </summary>
      <ul>
        {troubles.map(({ sentence, todo, page }) => (
          <li key={sentence}>
            <p>
              <strong>{sentence}</strong>
            </p>
            <p>
              {todo} {page && <a href={`/desk${page}`}>Show these orders</a>}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
