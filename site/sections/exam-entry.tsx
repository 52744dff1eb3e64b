import type { GovtExam } from '#content/schema.ts';

/** One exam: what it leads to and asks for on the left, its stages in order on the right. */
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
          <dt>Leads to</dt>
          <dd>{leadsTo}</dd>
        </div>
        <div>
          <dt>Who can sit it</dt>
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
        <h3>How we prepare you</h3>
        <ul className="plain-list">
          {howWePrepare.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <a
          href={`/request-call?about=${encodeURIComponent(`Preparation for ${name}`)}`}
          target="_top"
          className="link-button"
        >
          Ask about a batch<span className="visually-hidden"> for {name}</span>
        </a>
      </div>
    </article>
  );
}
