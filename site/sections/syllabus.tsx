import { offerPageWords as words } from '#content/offers/offer-page-words.ts';
import type { SyllabusModule } from '#content/schema.ts';

/**
 * The learner's way: one line down the page, a dot for each module. What one compares, title and outcome,
 * is seen; the topics are folded into them. The browser finds a word in a folded one and opens it.
 */
export function Syllabus({ modules }: { modules: readonly SyllabusModule[] }) {
  return (
    <section className="wrap syllabus" aria-labelledby="syllabus">
      <h2 id="syllabus">
        {modules.length} {words.syllabusOrder}
      </h2>
      <ol>
        {modules.map(({ title, topics, outcome }) => (
          <li key={title}>
            <details className="fold">
              <summary>
                <h3>{title}</h3>
                <span className="module-outcome">
                  <span>{words.afterwards}</span> {outcome}.
                </span>
                <span className="module-count">
                  {topics.length} {words.topics}
                </span>
              </summary>
              <ul className="module-topics">
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
