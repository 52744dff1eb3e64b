/** One assignment rule: a new one, an existing one, or the default ("otherwise"). */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { AssignmentRule } from '#domain/enquiries/choose-assignee.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { AssigneesAndLimitFields } from '../../settings/assignees-and-limit-fields.tsx';
import { readAssigneesWithLimit, readAssignmentRule } from '../../settings/read-assignment-rule.ts';

const freshRule: AssignmentRule = {
  id: 'new',
  offer: null,
  source: null,
  hours: null,
  to: { kind: 'these in turn', staffIds: [] },
  mostOpen: null,
};
const otherwiseId = 'otherwise';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { assignment: api } = requireMemberApi(context, 'settings');
  const { assignment, members, offers, sources, versions } = await api.details();
  const rule =
    params.id === freshRule.id
      ? freshRule
      : params.id === otherwiseId
        ? { ...freshRule, ...assignment.otherwise, id: otherwiseId }
        : assignment.rules.find(({ id }) => id === params.id);
  if (rule === undefined) throw new Response(null, { status: 404 });
  return { rule, members, offers, sources, version: versions[rule.id] ?? '' };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { assignment } = requireMemberApi(context, 'settings');
  const form = await request.formData();
  const id = params.id ?? '';
  const isNew = id === freshRule.id;
  const version = String(form.get('version') ?? '');
  const refused =
    id === otherwiseId
      ? await assignment.saveOtherwise(readAssigneesWithLimit(form), version)
      : await assignment.saveRule(isNew ? null : id, readAssignmentRule(form), version);
  if (refused === null) return redirect('/settings/assignment?said=saved');
  return data({ refused, typed: readAssignmentRule(form) }, { status: 422 });
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

export default function AssignmentRulePage() {
  const { rule: stored, members, offers, sources, version } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const rule = answer ? { ...stored, ...answer.typed } : stored;
  const isOtherwise = stored.id === otherwiseId;
  const title = isOtherwise
    ? 'All other enquiries'
    : stored.id === freshRule.id
      ? 'A new rule'
      : 'A rule';
  return (
    <main id="main" className="page settings">
      <title>{`${title} · Assignment · Desk`}</title>
      <a className="way-up" href="/desk/settings/assignment">
        Assignment
      </a>
      <h1>{title}</h1>
      {answer && (
        <p className="flash wrong" role="alert">
          {answer.refused}
        </p>
      )}
      <form method="post" action={`/desk/settings/assignment/${stored.id}`} className="panel form">
        <input type="hidden" name="version" value={version} />
        {!isOtherwise && (
          <>
            <div className="field">
              <label htmlFor="offer">If it is about</label>
              <select id="offer" name="offer" defaultValue={rule.offer ?? ''}>
                <option value="">Anything</option>
                {offers.map(({ group, choices }) => (
                  <optgroup key={group} label={group}>
                    {choices.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </div>
            <div className="field">
              <label htmlFor="source">and comes by (empty: any source)</label>
              <input
                id="source"
                name="source"
                list="sources"
                maxLength={60}
                autoComplete="off"
                defaultValue={rule.source ?? ''}
              />
              <datalist id="sources">
                {sources.map((source) => (
                  <option key={source} value={source} />
                ))}
              </datalist>
            </div>
            <fieldset className="field">
              <legend className="label">
                and comes between these hours in India (empty: any hour)
              </legend>
              <div className="row">
                {(['from', 'until'] as const).map((name) => (
                  <div key={name} className="field">
                    <label htmlFor={name}>{name === 'from' ? 'From' : 'Until'}</label>
                    <select id={name} name={name} defaultValue={rule.hours?.[name] ?? ''}>
                      <option value="">–</option>
                      {hours.map((hour) => (
                        <option key={hour} value={hour}>
                          {String(hour).padStart(2, '0')}:00
                        </option>
                      ))}
                    </select>
                  </div>
                ))}
              </div>
            </fieldset>
          </>
        )}
        <AssigneesAndLimitFields target={rule} members={members} />
        <div className="buttons">
          <button type="submit" className="main">
            Save
          </button>
          <a className="button quiet" href="/desk/settings/assignment">
            Cancel
          </a>
        </div>
      </form>
    </main>
  );
}
