import type { ListedLearner } from '../api-types/learners-api.ts';
import { findNextOpenStep } from './find-next-open-step.ts';
import {
  describeStepDueWithLook,
  formatRelativeCalendarDate,
  learnerTaskWords,
} from './learner-words.ts';

type LearnerCardsProps = {
  learners: readonly ListedLearner[];
  now: Date;
  me: string;
  names: ReadonlyMap<string, string>;
  /** The page to which an act returns: Today or the list. */
  back: string;
};

/** Shows learners, each with the next step of the checklist and a button that marks this step as done today. */
export function LearnerCards({ learners, now, me, names, back }: LearnerCardsProps) {
  return (
    <ul className="cards learners">
      {learners.map((learner) => {
        const { orderId, name, offer, ownerId, startsOn, steps, mayAct } = learner;
        const next = findNextOpenStep(steps);
        const due = next && describeStepDueWithLook(next, now);
        const owner =
          ownerId === null
            ? 'Unassigned'
            : ownerId === me
              ? 'Yours'
              : (names.get(ownerId) ?? 'Left');
        const done = steps.filter((step) => step.done !== null).length;
        return (
          <li key={orderId} className="learner" data-row={orderId}>
            <p>
              <a className="learner-way" href={`/desk/learners/${orderId}`} aria-keyshortcuts="o">
                <bdi>{name}</bdi>
              </a>
              <span className="muted small">
                {offer.title}
                {startsOn && `, from ${formatRelativeCalendarDate(startsOn, now)}`}
                {'\u00a0· '}
                {owner}
              </span>
            </p>
            <p>
              {next === null ? 'All done' : learnerTaskWords[next.step]}
              <span className="learner-due">
                {due && <span className={`tag ${due.look}`}>{due.words}</span>}
                <span className="muted small figure">
                  {done} of {steps.length}
                </span>
              </span>
            </p>
            {mayAct && next !== null && next.step !== 'batch confirmed' && (
              <form method="post" action={`/desk/learners/${orderId}`}>
                <input type="hidden" name="back" value={back} />
                <button type="submit" name="done" value={next.step}>
                  Done
                  <span className="visually-hidden">
                    : {learnerTaskWords[next.step]}, {name}
                  </span>
                </button>
              </form>
            )}
          </li>
        );
      })}
    </ul>
  );
}
