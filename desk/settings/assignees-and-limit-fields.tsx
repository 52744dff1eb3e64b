import type { AssigneesWithLimit } from '#domain/enquiries/choose-assignee.ts';
import type { AssignmentMember } from '../api-types/assignment-rules-api.ts';
import { Field } from '../ui/field.tsx';

type AssigneesAndLimitFieldsProps = {
  target: AssigneesWithLimit;
  members: readonly AssignmentMember[];
};

/**
 * The fields of an assignment rule that say which colleagues get its enquiries, and the number of open enquiries from
 * which on a colleague gets no more.
 */
export function AssigneesAndLimitFields({ target, members }: AssigneesAndLimitFieldsProps) {
  const { to, mostOpen } = target;
  const chosen = to.kind === 'these in turn' ? to.staffIds : [];
  return (
    <>
      <fieldset className="field">
        <legend className="label">Then it goes</legend>
        <div className="choices-list">
          <label className="tick">
            <input
              type="radio"
              name="to"
              value="these"
              defaultChecked={to.kind === 'these in turn'}
            />
            to the next of these in turn (or to the one who is ticked)
          </label>
          <div className="member-ticks">
            {members.map(({ id, name }) => (
              <label key={id} className="tick">
                <input
                  type="checkbox"
                  name="staff"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                />
                {name}
              </label>
            ))}
          </div>
          <label className="tick">
            <input type="radio" name="to" value="all" defaultChecked={to.kind === 'all in turn'} />
            to the next of all who take turns
          </label>
          <label className="tick">
            <input type="radio" name="to" value="nobody" defaultChecked={to.kind === 'nobody'} />
            to nobody: whoever is first takes it
          </label>
        </div>
      </fieldset>
      <Field
        name="mostOpen"
        label="Only who has fewer open enquiries than (empty: no limit)"
        inputMode="numeric"
        pattern="[1-9]\d{0,4}"
        defaultValue={mostOpen ?? ''}
      />
    </>
  );
}
