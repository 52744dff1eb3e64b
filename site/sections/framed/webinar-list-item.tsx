import type { Webinar } from '#content/schema.ts';
import { addIstSuffix } from '#content/words/texts-around-values.ts';
import {
  addToCalendarLabel,
  askForLinkLabel,
  askForRecordingLabel,
  formatCallSubjectForRecording,
  formatCallSubjectForWebinar,
  formatWebinarDuration,
  formatWebinarHost,
} from '#content/words/webinars-in-iframe.ts';
import { makeCallSubjectQuery } from '#contract/forms/call-subject-query.ts';
import { formatIndianTimestampParts } from '#site/data/indian-timestamps.ts';
import { webinarEndOf } from '#site/data/webinar-end-of.ts';

/**
 * One session. The styles show the texts and links for past or for coming sessions, depending on the list that
 * contains the session. So a script only has to move it from one list to the other.
 */
export function WebinarListItem({ webinar }: { webinar: Webinar }) {
  const { slug, title, summary, startsAt, minutes, host, agenda, audience } = webinar;
  const { weekday, date, time } = formatIndianTimestampParts(startsAt);
  return (
    <li className="session" id={slug} data-ends={webinarEndOf(webinar)}>
      <article>
        <p className="session-when">
          <time dateTime={startsAt}>
            <span className="session-weekday">{weekday}</span>
            <span className="session-date">{date}</span>
            <span>{addIstSuffix(time)}</span>
          </time>
          <span>{formatWebinarDuration(minutes)}</span>
          <span className="session-visitor" data-visitor-time hidden />
        </p>
        <div className="session-what">
          <h3>{title}</h3>
          <p>{summary}</p>
          <ul className="plain-list">
            {agenda.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="session-who">
            {audience}{' '}
            {formatWebinarHost(host.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))}
          </p>
          <p className="session-links session-links-coming">
            <a href={`/webinars/${slug}.ics`} className="button" download>
              {addToCalendarLabel}
              <span className="visually-hidden">: {title}</span>
            </a>
            <a
              href={`/request-call${makeCallSubjectQuery(formatCallSubjectForWebinar(title))}`}
              target="_top"
              className="link-button"
            >
              {askForLinkLabel}
            </a>
          </p>
          <p className="session-links session-links-past">
            <a
              href={`/request-call${makeCallSubjectQuery(formatCallSubjectForRecording(title))}`}
              target="_top"
              className="link-button"
            >
              {askForRecordingLabel}
            </a>
          </p>
        </div>
      </article>
    </li>
  );
}
