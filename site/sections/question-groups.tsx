import type { QuestionGroup } from '#content/schema.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** Questions in groups. All answers are open, so that they can be read, searched and printed. */
export function QuestionGroups({ groups }: { groups: readonly QuestionGroup[] }) {
  return (
    <div className="wrap teaching questions">
      {groups.map(({ id, title, questions }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{title}</h2>
          <div>
            {questions.map(({ id: place, question, answer, inHindi = [], links = [] }) => (
              <article key={place} id={place}>
                <h3>{question}</h3>
                {answer.map((text) => (
                  <p key={text}>{text}</p>
                ))}
                {inHindi.map((text) => (
                  <p key={text} lang="hi">
                    {text}
                  </p>
                ))}
                {links.length > 0 && (
                  <p className="actions">
                    {links.map(({ label, to }) => (
                      <PageLink key={to} to={to} className="link-button">
                        {label}
                      </PageLink>
                    ))}
                  </p>
                )}
              </article>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
