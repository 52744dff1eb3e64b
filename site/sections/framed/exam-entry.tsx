import type { GovtExam } from '#content/schema.ts';
import {
  askAboutBatchLabel,
  eligibilityLabel,
  formatCallSubjectForExam,
  formatExamSuffix,
  leadsToLabel,
  preparationHeading,
} from '#content/words/govt-exams-in-iframe.ts';
import { makeCallSubjectQuery } from '#contract/forms/call-subject-query.ts';

/** One exam: its posts and requirements on the left, its stages in order on the right. */
export function ExamEntry({ exam }: { exam: GovtExam }) {
  const { slug, name, heldBy, leadsTo, eligibility, stages, howWePrepare } = exam;
  return (
    <article className="exam" id={slug} aria-labelledby={`${slug}-heading`}>
      <header>
        <h2 id={`${slug}-heading`}>{name}</h2>
        <p>{heldBy}</p>
      </header>
      <dl className="exam-points">
        <div>
          <dt>{leadsToLabel}</dt>
          <dd>{leadsTo}</dd>
        </div>
        <div>
          <dt>{eligibilityLabel}</dt>
          <dd>{eligibility}</dd>
        </div>
      </dl>
      <div className="exam-stages">
        <h3>Stages</h3>
        <ol>
          {stages.map((stage) => (
            <li key={stage.name}>
              <strong>{stage.name}.</strong> {stage.covers}
            </li>
          ))}
        </ol>
      </div>
      <div className="exam-preparation">
        <h3>{preparationHeading}</h3>
        <ul className="plain-list">
          {howWePrepare.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <a
          href={`/request-call${makeCallSubjectQuery(formatCallSubjectForExam(name))}`}
          target="_top"
          className="link-button"
        >
          {askAboutBatchLabel}
          <span className="visually-hidden">{formatExamSuffix(name)}</span>
        </a>
      </div>
    </article>
  );
}
