import { isFinished, selectableLostReasons } from '#domain/enquiries/enquiry-states.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import type { Colleague } from '../../api-types/desk-api.ts';
import type { EnquiryDetails } from '../../api-types/enquiry-api.ts';
import { EnquiryStateTag } from '../../ui/enquiry-state-tag.tsx';
import { FollowUpDue } from '../../ui/follow-up-due.tsx';
import { formatMoment } from '../../words/format-moment.ts';
import { enquiryStateWords, lostReasonWords } from '../../words/stored-value-words.ts';
import { FollowUpDialog } from './follow-up-dialog.tsx';

const settableStates = ['thinking', 'enrolled', 'not reachable'] as const;

type EnquiryStatusPanelProps = {
  enquiryDetails: EnquiryDetails;
  colleagues: readonly Colleague[];
  me: string;
  now: Date;
};

/** Shows the state of the work, the owner and the follow-up date, with forms to change each. */
export function EnquiryStatusPanel({
  enquiryDetails,
  colleagues,
  me,
  now,
}: EnquiryStatusPanelProps) {
  const { enquiry, takenSince, mayAct, mayHandOver } = enquiryDetails;
  const { state, ownerId, dueAt, lostReason, tries } = enquiry;
  const owner = colleagues.find(({ id }) => id === ownerId);
  const takers = colleagues.filter(
    ({ id, role, isActive }) => isActive && hasPermission(role, 'enquiries') && id !== ownerId,
  );
  return (
    <section className="panel" aria-labelledby="status" data-live="status">
      <h2 id="status">Where it stands</h2>
      <dl className="facts">
        <dt>State</dt>
        <dd>
          <EnquiryStateTag of={enquiry} />
          {enquiry.kind === 'email_subscriptions' && !enquiry.isQuarantined && (
            <span className="muted">None: a subscription needs no answer</span>
          )}
          {lostReason && <span> {lostReasonWords[lostReason]}</span>}
          {tries > 0 && <span className="muted"> {tries === 1 ? '1 try' : `${tries} tries`}</span>}
        </dd>
        <dt>With</dt>
        <dd>
          {ownerId === null ? (
            'Unassigned'
          ) : (
            <>
              {ownerId === me ? 'You' : (owner?.name ?? 'Somebody who left')}
              {takenSince && <span className="muted"> since {formatMoment(takenSince, now)}</span>}
            </>
          )}
        </dd>
        <dt>Follow-up</dt>
        <dd>
          {dueAt === null ? (
            <span className="muted">None</span>
          ) : (
            <>
              <FollowUpDue work={enquiry} now={now} />
              {dueAt <= now && <span className="muted"> {formatMoment(dueAt, now)}</span>}
            </>
          )}
        </dd>
      </dl>

      {mayAct && (
        <>
          <div className="buttons">
            {ownerId === null && (
              <button
                type="submit"
                form="work"
                name="do"
                value="claim"
                className="main"
                aria-keyshortcuts="a"
              >
                Assign to me
              </button>
            )}
            {isFinished(state) ? (
              <button type="submit" form="work" name="do" value="state:reached">
                Open it again
              </button>
            ) : (
              <>
                {settableStates
                  .filter((one) => one !== state)
                  .map((one) => (
                    <button key={one} type="submit" form="work" name="do" value={`state:${one}`}>
                      {enquiryStateWords[one]}
                    </button>
                  ))}
                <button type="button" popoverTarget="lost">
                  Lost…
                </button>
                <button type="button" popoverTarget="due">
                  Next date…
                </button>
              </>
            )}
          </div>
          <FollowUpDialog now={now} isUnassigned={ownerId === null} />
          <div id="lost" popover="auto" className="sheet" role="dialog" aria-labelledby="lost-head">
            <h2 id="lost-head">Lost, and why?</h2>
            <div className="choices">
              {selectableLostReasons.map((reason) => (
                <button key={reason} type="submit" form="work" name="do" value={`lost:${reason}`}>
                  {lostReasonWords[reason]}
                </button>
              ))}
            </div>
            <button type="button" className="quiet" popoverTarget="lost" popoverTargetAction="hide">
              Close
            </button>
          </div>
        </>
      )}

      {mayHandOver && (
        <div className="row">
          <div className="field">
            <label htmlFor="to">{ownerId === null ? 'Give it to' : 'Hand it over to'}</label>
            <select id="to" name="to" form="work">
              {ownerId !== null && <option value="">Whoever takes it</option>}
              {takers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === me ? `${name} (you)` : name}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" form="work" name="do" value="hand over">
            {ownerId === null ? 'Give' : 'Hand over'}
          </button>
        </div>
      )}
    </section>
  );
}
