import type { ChecklistStep } from '#domain/checklists/learner.ts';
import type { LearnerDetails } from '../api-types/learners-api.ts';
import { Icon } from '../ui/icon.tsx';
import { nonMemberActorName } from '../words/stored-value-words.ts';
import {
  describeStepDueWithLook,
  formatRelativeCalendarDate,
  learnerStepWords,
} from './learner-words.ts';

type ChecklistPanelProps = {
  learner: LearnerDetails;
  now: Date;
  today: string;
  nameOf: (id: string) => string | null;
};

/**
 * Shows what was promised, step by step. One click marks an open step as done today; for another day, the date has
 * to be typed.
 */
export function ChecklistPanel({ learner, now, today, nameOf }: ChecklistPanelProps) {
  const { steps, mayAct } = learner;
  return (
    <section className="panel" aria-labelledby="checklist">
      <h2 id="checklist">What was promised</h2>
      <ul className="checklist">
        {steps.map((one) => (
          <li key={one.step} className={one.done ? 'done' : undefined}>
            <div>
              <p>{learnerStepWords[one.step]}</p>
              <StepState of={one} now={now} nameOf={nameOf} />
            </div>
            {mayAct && <StepForm learner={learner} of={one} today={today} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type StepStateProps = Pick<ChecklistPanelProps, 'now' | 'nameOf'> & { of: ChecklistStep };

function StepState({ of, now, nameOf }: StepStateProps) {
  if (of.done) {
    const { on, by } = of.done;
    return (
      <p className="small muted">
        <Icon name="done" /> {formatRelativeCalendarDate(on, now)} ·{' '}
        {nameOf(by) ?? nonMemberActorName(by)}
        {of.step === 'first sign-in' && ' · refunds count from this day'}
      </p>
    );
  }
  const due = describeStepDueWithLook(of, now);
  return (
    <p className="small">
      <span className={`tag ${due.look}`}>{due.words}</span>
    </p>
  );
}

type StepFormProps = { learner: LearnerDetails; of: ChecklistStep; today: string };

function StepForm({ learner: { orderId }, of, today }: StepFormProps) {
  const { step, done } = of;
  const action = `/desk/learners/${orderId}`;
  if (step === 'batch confirmed') return null;
  if (done)
    return (
      <form method="post" action={action}>
        <button type="submit" name="undo" value={step} className="quiet">
          Take back<span className="visually-hidden">: {learnerStepWords[step]}</span>
        </button>
      </form>
    );
  const field = `on-${step.replaceAll(' ', '-')}`;
  return (
    <form method="post" action={action} className="step-form">
      <label htmlFor={field} className="visually-hidden">
        {learnerStepWords[step]}, on
      </label>
      <input id={field} type="date" name="on" defaultValue={today} max={today} />
      <button type="submit" name="done" value={step}>
        Done<span className="visually-hidden">: {learnerStepWords[step]}</span>
      </button>
    </form>
  );
}
