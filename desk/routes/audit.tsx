import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { auditDetails } from '../audit/audit-details.ts';
import { deskContext } from '../door/desk-context.ts';
import { doorOf } from '../door/door-of.ts';
import { When } from '../ui/when.tsx';

const pageRows = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const door = doorOf(context, 'audit');
  const { searchParams } = new URL(request.url);
  const filter = { who: searchParams.get('who') ?? '', type: searchParams.get('type') ?? '' };
  const before = searchParams.get('before') ?? '';
  const [entries, people] = await Promise.all([
    door.audit.list({ ...filter, before: /^[0-9a-f-]{36}$/.test(before) ? before : undefined }),
    door.colleagues(),
  ]);
  return { filter, entries, people, now: context.get(deskContext).now };
}

export default function Audit() {
  const { filter, entries, people, now } = useLoaderData<typeof loader>();
  const older = new URLSearchParams({ ...filter, before: entries.at(-1)?.id ?? '' });
  return (
    <main id="main" className="page">
      <title>Audit · Desk</title>
      <h1>Audit</h1>
      <p className="muted">
        Who saw, changed, exported and erased what, and when. Entries cannot be changed or removed,
        and hold nothing that a visitor wrote.
      </p>
      <Form method="get" className="row">
        <div className="field">
          <label htmlFor="who">Who</label>
          <select id="who" name="who" defaultValue={filter.who}>
            <option value="">Everybody</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="terminal">At the terminal</option>
          </select>
        </div>
        <div className="field">
          <label htmlFor="type">What</label>
          <input id="type" name="type" defaultValue={filter.type} placeholder="enquiry.seen" />
        </div>
        <button type="submit">Show</button>
      </Form>
      {entries.length === 0 ? (
        <div className="empty">
          <h2>No entry fits</h2>
          <p>Take the filters away to see everything that was noted.</p>
        </div>
      ) : (
        <div className="wide">
          <table className="audit">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">About</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <td>
                    <When at={entry.at} now={now} />
                  </td>
                  <td>{entry.who}</td>
                  <td>{entry.type}</td>
                  <td className="about">
                    <Subject type={entry.type} subject={entry.subject} />
                    <Details what={entry.what} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {entries.length === pageRows && (
        <a className="button" href={`/desk/audit?${older}`}>
          Older entries
        </a>
      )}
    </main>
  );
}

function Subject({ type, subject }: { type: string; subject: string }) {
  const place = /^enquiry\./.test(type) ? 'enquiries' : /^order\./.test(type) ? 'orders' : null;
  if (place === null) return <span className="muted small">{subject}</span>;
  return (
    <a href={`/desk/${place}/${subject}`} className="small">
      {subject.slice(-8)}
    </a>
  );
}

function Details({ what }: { what: Readonly<Record<string, unknown>> }) {
  const said = auditDetails(what);
  return said === '' ? null : <span className="small"> {said}</span>;
}
