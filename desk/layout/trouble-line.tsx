/**
 * A line above every page of an owner while something is wrong with the service. A click shows what to do about each
 * trouble.
 */
import type { Trouble } from '#domain/trouble/find-troubles.ts';

export function TroubleLine({ troubles }: { troubles: readonly Trouble[] }) {
  if (troubles.length === 0) return null;
  const titles = [...new Set(troubles.map(({ title }) => title))];
  return (
    <aside aria-label="What is wrong">
      <details className="trouble">
        <summary>
          <span>
            <strong>{titles.join('. ')}.</strong> <u>What to do</u>
          </span>
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
    </aside>
  );
}
