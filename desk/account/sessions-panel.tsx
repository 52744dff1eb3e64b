import { Form } from 'react-router';
import type { AccountSession } from '../api-types/account-api.ts';
import { Moment } from '../ui/moment.tsx';

export function SessionsPanel({
  sessions,
  now,
}: {
  sessions: readonly AccountSession[];
  now: Date;
}) {
  return (
    <section className="panel" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <ul className="entries">
        {sessions.map(({ id, device, createdAt, seenAt, isThis }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong> {isThis && <span className="tag done">this one</span>}
              <p className="small muted">
                Since <Moment at={createdAt} now={now} />, last seen{' '}
                <Moment at={seenAt} now={now} />
              </p>
            </div>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <button type="submit" name="act" value="end" aria-label={`End: ${device}`}>
                  End
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <p className="small muted">
        A session ends by itself after twelve hours without a visit, and after thirty days in any
        case.
      </p>
      <Form method="post" className="buttons">
        {sessions.length > 1 && (
          <button type="submit" name="act" value="end others">
            End all others
          </button>
        )}
        <button type="submit" name="act" value="end all" className="grave">
          End all, this one too
        </button>
      </Form>
    </section>
  );
}
