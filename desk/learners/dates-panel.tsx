import type { LearnerDetails } from '../api-types/learners-api.ts';
import { formatRelativeCalendarDate } from './learner-words.ts';

type DatesPanelProps = {
  learner: LearnerDetails;
  now: Date;
  mayOpenOrder: boolean;
  nameOf: (staffId: string) => string | null;
};

/**
 * Shows the first and the last day of the learner's course: the days of the batch, or the days that were agreed. To
 * move a learner to another batch, a member uses the page of the order.
 */
export function DatesPanel({ learner, now, mayOpenOrder, nameOf }: DatesPanelProps) {
  const { hiddenEnquiryOwnerId: hiddenOwnerId } = learner;
  const { orderId, batchId, startsOn, endsOn, paidOn, mayAct } = learner;
  return (
    <section className="panel" aria-labelledby="dates">
      <h2 id="dates">{learner.offer.title}</h2>
      <dl className="facts">
        <dt>Paid</dt>
        <dd>{formatRelativeCalendarDate(paidOn, now)}</dd>
        <dt>Begins</dt>
        <dd>{startsOn ? formatRelativeCalendarDate(startsOn, now) : 'not agreed yet'}</dd>
        <dt>Ends</dt>
        <dd>{endsOn ? formatRelativeCalendarDate(endsOn, now) : '–'}</dd>
        {batchId && <dt>Batch</dt>}
        {batchId && (
          <dd>
            <a href={`/desk/batches/${batchId}`}>Open the batch</a>
          </dd>
        )}
        <dt>Enquiry</dt>
        <dd>
          {hiddenOwnerId === null ? (
            <a href={`/desk/enquiries/${learner.enquiryId}`}>Open the enquiry</a>
          ) : (
            `${nameOf(hiddenOwnerId) ?? 'A colleague'} looks after it`
          )}
        </dd>
        {mayOpenOrder && <dt>Order</dt>}
        {mayOpenOrder && (
          <dd>
            <a href={`/desk/orders/${orderId}`}>Open the order</a>
          </dd>
        )}
      </dl>
      {batchId === null && mayAct && (
        <form method="post" action={`/desk/learners/${orderId}`} className="row">
          <div className="field">
            <label htmlFor="startsOn">First day, as agreed in writing</label>
            <input
              id="startsOn"
              type="date"
              name="startsOn"
              required
              defaultValue={startsOn ?? undefined}
            />
          </div>
          <div className="field">
            <label htmlFor="endsOn">Last day (empty: not known yet)</label>
            <input id="endsOn" type="date" name="endsOn" defaultValue={endsOn ?? undefined} />
          </div>
          <button type="submit" name="act" value="agree">
            {startsOn === null ? 'Confirm the start' : 'Change the dates'}
          </button>
        </form>
      )}
    </section>
  );
}
