import { formatDayRange } from '#contract/format-day.ts';
import type { AssignmentMember } from '../api/assignment-rules-api.ts';
import { Field } from '../ui/field.tsx';
import { Refusal } from '../ui/refusal.tsx';

type AvailabilityPanelProps = { member: AssignmentMember; wrong: string | null };

/** The days of the week with their numbers, Monday first. As in JavaScript, 0 is Sunday. */
export const weekdayChoices = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
] as const;

/** Edits whether a colleague takes turns, on which days of the week they rest, and when they are absent. */
export function AvailabilityPanel({ member, wrong }: AvailabilityPanelProps) {
  const { id, name, takesTurns, restDays, away, isHereToday } = member;
  const rests = weekdayChoices.flatMap(([day, label]) => (restDays.includes(day) ? [label] : []));
  const said = [
    takesTurns ? 'takes turns' : 'takes no turns',
    ...(rests.length === 0 ? [] : [`rests on ${rests.join(', ')}`]),
    ...(away === null ? [] : [`away ${formatDayRange(away.from, away.until)}`]),
  ];
  return (
    <details className="panel member" open={wrong !== null}>
      <summary>
        <span>
          <strong>{name}</strong> <span className="muted">{said.join('; ')}</span>
        </span>
        {!isHereToday && <span className="tag">not here today</span>}
      </summary>
      <form method="post" action="/desk/settings/assignment" className="form">
        {wrong && <Refusal>{wrong}</Refusal>}
        <label className="tick">
          <input type="checkbox" name="turns" defaultChecked={takesTurns} />
          Takes turns when enquiries go round
        </label>
        <fieldset className="field">
          <legend className="label">Rest days</legend>
          <div className="member-ticks">
            {weekdayChoices.map(([day, label]) => (
              <label key={day} className="tick">
                <input
                  type="checkbox"
                  name="rest"
                  value={day}
                  defaultChecked={restDays.includes(day)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="row">
          <Field
            id={`from-${id}`}
            name="from"
            type="date"
            label="Away from"
            defaultValue={away?.from ?? ''}
          />
          <Field
            id={`until-${id}`}
            name="until"
            type="date"
            label="until, that day included"
            defaultValue={away?.until ?? ''}
          />
        </div>
        <button type="submit" name="do" value={`member:${id}`}>
          Save<span className="visually-hidden">: {name}</span>
        </button>
      </form>
    </details>
  );
}
