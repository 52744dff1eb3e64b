import type { SyllabusModule } from '#content/schema.ts';

/** The learner's way: one line down the page, a dot for each module. */
export function Syllabus({ modules }: { modules: readonly SyllabusModule[] }) {
  return (
    <section className="wrap syllabus" aria-labelledby="syllabus">
      <h2 id="syllabus">{modules.length} modules, in this order</h2>
      <ol>
        {modules.map(({ title, topics, outcome }) => (
          <li key={title}>
            <h3>{title}</h3>
            <ul className="module-topics">
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
            <p className="module-outcome">
              <span>Afterwards you can</span> {outcome}.
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
