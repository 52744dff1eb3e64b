import type { ClauseSection } from '#content/schema.ts';
import { formatClauseLinkLabel } from '#content/words/terms-words.ts';

/**
 * Numbered clauses with a table of contents. The numbers are text, not CSS, because they are copied, printed and read
 * out; each links to its own clause.
 */
export function ClauseSections({ sections }: { sections: readonly ClauseSection[] }) {
  return (
    <div className="wrap clauses">
      <nav className="clauses-contents" aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{index + 1}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="clauses-text">
        {sections.map(({ id, title, clauses }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>
              <span className="clause-number">{index + 1}</span> {title}
            </h2>
            <ol>
              {clauses.map((clause, place) => (
                <Clause key={clause} id={`${id}-${place + 1}`} number={`${index + 1}.${place + 1}`}>
                  {clause}
                </Clause>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

function Clause({ id, number, children }: { id: string; number: string; children: string }) {
  return (
    <li id={id}>
      <a className="clause-number" href={`#${id}`} aria-label={formatClauseLinkLabel(number)}>
        {number}
      </a>
      <p>{children}</p>
    </li>
  );
}
