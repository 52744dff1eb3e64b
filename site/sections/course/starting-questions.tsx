import { heading, intro } from '#content/words/starting-questions.ts';
import type { StartingPoint } from '#site/data/starting-points.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** Three questions that sort a beginner. The answers are folded: one reads only one's own. */
export function StartingQuestions({ points }: { points: readonly StartingPoint[] }) {
  return (
    <section aria-labelledby="for-me" className="for-me">
      <h2 id="for-me">{heading}</h2>
      <p>{intro}</p>
      {points.map(({ question, answers }) => (
        <details key={question} className="fold">
          <summary>
            <span>{question}</span>
          </summary>
          <dl>
            {answers.map(({ answer, advice, link }) => (
              <div key={answer}>
                <dt>{answer}</dt>
                <dd>
                  {advice} {link && <WayOn {...link} />}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}

/** A place of this page is left to the browser: the router would put a slash before its name. */
function WayOn({ to, label }: { to: string; label: string }) {
  return to.startsWith('#') ? <a href={to}>{label}</a> : <PageLink to={to}>{label}</PageLink>;
}
