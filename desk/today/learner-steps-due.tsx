import type { ListedLearner } from '../api-types/learners-api.ts';
import { LearnerCards } from '../learners/learner-cards.tsx';

/** The number of rows that fit on one screen. The full list is on its own page. */
const shownRows = 6;

type PromisedStepsDueProps = {
  due: { rows: readonly ListedLearner[]; total: number };
  now: Date;
  me: string;
  names: ReadonlyMap<string, string>;
};

/** Lists learners with a promised step that is due today or late. Renders nothing if there are none. */
export function LearnerStepsDue({ due, ...cards }: PromisedStepsDueProps) {
  if (due.total === 0) return null;
  return (
    <section aria-labelledby="learners" className="today-learners">
      <h2 id="learners">Promised to learners</h2>
      <LearnerCards learners={due.rows.slice(0, shownRows)} back="/desk" {...cards} />
      {due.total > shownRows && (
        <p>
          <a href="/desk/learners">All {due.total}</a>
        </p>
      )}
    </section>
  );
}
