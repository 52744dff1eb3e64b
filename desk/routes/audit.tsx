import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isCalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { DeskEvent } from '#domain/desk-event.ts';
import { auditRowsPerPage } from '#domain/rows-per-page.ts';
import { describeActOnSeveral } from '../audit/describe-act-on-several.ts';
import { type AuditDetailOptions, describeAuditDetails } from '../audit/describe-audit-details.ts';
import { auditEventGroups, describeEventType, readEventType } from '../audit/event-words.ts';
import { deskContext } from '../request/desk-context.ts';
import { requireMemberApi } from '../request/require-member-api.ts';
import { Moment } from '../ui/moment.tsx';
import { nonMemberActorName } from '../words/stored-value-words.ts';

/** The actors that are not members of staff, as choices of the filter. */
const nonMemberActors = [
  'assignment',
  'worker',
  'provider',
  'other system',
  'terminal',
  'sign-in page',
] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = requireMemberApi(context, 'audit');
  const { searchParams } = new URL(request.url);
  const filter = {
    who: searchParams.get('who') ?? '',
    type: readEventType(searchParams.get('type')) ?? '',
  };
  const day = searchParams.get('day') ?? '';
  const before = searchParams.get('before') ?? '';
  const [entries, people] = await Promise.all([
    api.audit.list({
      ...filter,
      day: isCalendarDate(day) ? day : undefined,
      before: /^[0-9a-f-]{36}$/.test(before) ? before : undefined,
    }),
    api.colleagues(),
  ]);
  const { now } = context.get(deskContext);
  return {
    filter: { ...filter, day: isCalendarDate(day) ? day : '' },
    entries,
    people,
    offers: api.inbox.offers(),
    now,
  };
}

export default function Audit() {
  const { filter, entries, people, offers, now } = useLoaderData<typeof loader>();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const options: AuditDetailOptions = {
    nameOf: (id) => names.get(id) ?? null,
    offerOf: (slug) => offers.find((one) => one.slug === slug)?.title ?? null,
    now,
  };
  const older = new URLSearchParams({ ...filter, before: entries.at(-1)?.id ?? '' });
  return (
    <main id="main" className="page">
      <title>Audit · Desk</title>
      <h1>Audit</h1>
      <p className="muted">
        Who saw, changed, exported and erased what, and when. Entries cannot be changed or removed,
        and hold nothing that a visitor wrote.
      </p>
      <Form method="get" className="row filter-row">
        <div className="field">
          <label htmlFor="who">Who</label>
          <select id="who" name="who" defaultValue={filter.who}>
            <option value="">Everybody</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {nonMemberActors.map((who) => (
              <option key={who} value={who}>
                {nonMemberActorName(who)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="type">What</label>
          <select id="type" name="type" defaultValue={filter.type}>
            <option value="">Everything</option>
            {auditEventGroups.map(({ name, choices }) => (
              <optgroup key={name} label={name}>
                {choices.map(([type, words]) => (
                  <option key={type} value={type}>
                    {words}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="day">Day</label>
          <input id="day" name="day" type="date" defaultValue={filter.day} max={indianDay(now)} />
        </div>
        <button type="submit">Show</button>
      </Form>
      {entries.length === 0 ? (
        <div className="empty">
          <h2>No entry fits</h2>
          <p>Take the filters away to see everything that was noted.</p>
        </div>
      ) : (
        <div className="cards">
          <table className="audit">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">More about it</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} options={options} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {entries.length === auditRowsPerPage && (
        <a className="button" href={`/desk/audit?${older}`}>
          Older entries
        </a>
      )}
    </main>
  );
}

function Entry({ entry, options }: { entry: DeskEvent; options: AuditDetailOptions }) {
  const { at, who, type, subject, what } = entry;
  const { nameOf, now } = options;
  const whom = subject === who ? null : nameOf(subject);
  const act = describeActOnSeveral(entry, options);
  const details = describeAuditDetails(what, options);
  return (
    <tr>
      <td className="at-when">
        <Moment at={at} now={now} />
      </td>
      <td className="at-who">{nameOf(who) ?? nonMemberActorName(who)}</td>
      <td className="at-what">
        <EventTypeWithLink type={type} subject={subject} />
      </td>
      <td className="about">{[whom, act, details].filter(Boolean).join('; ')}</td>
    </tr>
  );
}

/** Links to the enquiry or the order that the entry is about. Other entries have no link. */
function EventTypeWithLink({ type, subject }: Pick<DeskEvent, 'type' | 'subject'>) {
  const place = /^enquiry\./.test(type) ? 'enquiries' : /^order\./.test(type) ? 'orders' : null;
  if (place === null) return describeEventType(type);
  return <a href={`/desk/${place}/${subject}`}>{describeEventType(type)}</a>;
}
