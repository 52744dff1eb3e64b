import type { EnquiryDetails, HistoryEvent } from '../../api-types/enquiry-api.ts';
import { formatRelativeDay, formatTimeOfDay } from '../../words/format-moment.ts';
import {
  describeHistoryEventWithActor,
  type HistoryEventOptions,
} from '../describe-history-event-with-actor.ts';
import { describeNoticeAndAgreement } from '../describe-notice-and-agreement.ts';

type TimelineProps = {
  enquiryDetails: EnquiryDetails;
  action: string;
  options: HistoryEventOptions;
};

/** Shows the person's whole history, newest first, with a heading for each day. */
export function EnquiryHistory({
  enquiryDetails: { enquiry, history },
  action,
  options,
}: TimelineProps) {
  const { now } = options;
  const days = Map.groupBy(history, ({ at }) => formatRelativeDay(at, now));
  return (
    <section className="history" aria-labelledby="history" data-live="history">
      <h2 id="history">What happened</h2>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h3>{day}</h3>
          <ol>
            {ofDay.map((one) => (
              <HistoryEventRow
                key={one.id}
                one={one}
                own={enquiry.id}
                action={action}
                options={options}
              />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

type HistoryEventRowProps = { one: HistoryEvent; own: string } & Pick<
  TimelineProps,
  'action' | 'options'
>;

function HistoryEventRow({ one, own, action, options }: HistoryEventRowProps) {
  const { who, words } = describeHistoryEventWithActor(one, options);
  const notice = describeNoticeAndAgreement(one);
  const isElsewhere = one.enquiryId !== own && one.enquiryId !== '';
  return (
    <li className={one.text === undefined ? undefined : 'written'}>
      <time dateTime={one.at.toISOString()}>{formatTimeOfDay(one.at)}</time>
      <div>
        <p>
          {who && <strong>{who} </strong>}
          {words}
          {isElsewhere && (
            <>
              {' '}
              <a className="small" href={`/desk/enquiries/${one.enquiryId}`}>
                Open the other enquiry
              </a>
            </>
          )}
        </p>
        {notice && (
          <p className="small muted">
            Sent under the <a href="/privacy#changes">{notice.name}</a>: {notice.agreed}
          </p>
        )}
        {one.text !== undefined && <p className="as-written">{one.text}</p>}
        {one.mayTakeBackNote && !isElsewhere && (
          <form method="post" action={action}>
            <button type="submit" name="do" value={`take back:${one.id}`} className="quiet small">
              Take the note back
            </button>
          </form>
        )}
      </div>
    </li>
  );
}
