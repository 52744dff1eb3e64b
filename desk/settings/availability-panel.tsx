import { formatDayRange } from '#contract/text/format-day.ts';
import type { AssignmentMember } from '../api-types/assignment-rules-api.ts';
import { Field } from '../ui/field.tsx';
import { RefusalAlert } from '../ui/refusal-alert.tsx';
import { weekdayChoices, weekdayNamesOf } from '../words/weekday-names.ts';

type AvailabilityPanelProps = { member: AssignmentMember; wrong: string | null };

/** Edits whether a colleague takes turns, on which days of the week they rest, and when they are absent. */
export function AvailabilityPanel({ member, wrong }: AvailabilityPanelProps) {
  const { id, name, takesTurns, restDays, away, isHereToday } = member;
  const rests = weekdayNamesOf(restDays);
  const parts = [
    takesTurns ? 'takes turns' : 'takes no turns',
    ...(rests.length === 0 ? [] : [`rests on ${rests.join(', ')}`]),
    ...(away === null ? [] : [`away ${formatDayRange(away.from, away.until)}`]),
  ];
  return (
    <details className="panel member" open={wrong !== null}>
      <summary>
        <span>
          <strong>{name}</strong> <span className="muted">{parts.join('; ')}</span>
        </span>
        {!isHereToday && <span className="tag">not here today</span>}
      </summary>
      <form method="post" action="/desk/settings/assignment" className="form">
        {wrong && <RefusalAlert>{wrong}</RefusalAlert>}
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
