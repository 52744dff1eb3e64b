import { heading, intro } from '#content/words/beginner-question-words.ts';
import type { LinkedBeginnerQuestion } from '#site/data/offers/resolve-beginner-question-links.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** Three questions for beginners. The answers are folded, because each visitor needs only one. */
export function BeginnerQuestions({ questions }: { questions: readonly LinkedBeginnerQuestion[] }) {
  return (
    <section aria-labelledby="for-me" className="for-me">
      <h2 id="for-me">{heading}</h2>
      <p>{intro}</p>
      {questions.map(({ question, answers }) => (
        <details key={question} className="fold">
          <summary>
            <span>{question}</span>
          </summary>
          <dl>
            {answers.map(({ answer, advice, link }) => (
              <div key={answer}>
                <dt>{answer}</dt>
                <dd>
                  {advice} {link && <AnswerLink {...link} />}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}

/** A link to a place on the same page is a plain `<a>`: React Router would put the path of the page before its hash. */
function AnswerLink({ to, label }: { to: string; label: string }) {
  return to.startsWith('#') ? <a href={to}>{label}</a> : <PageLink to={to}>{label}</PageLink>;
}
