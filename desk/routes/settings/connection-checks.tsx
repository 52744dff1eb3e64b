/**
 * The page that shows whether the connections of the service are set up and work. The checks run only when a member
 * presses the button, never when the page is opened.
 */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { CheckResults } from '../../settings/check-results.tsx';
import { formatCountWithNoun } from '../../words/format-counts.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { ownerSettings } = requireMemberApi(context, 'settings');
  return { connections: ownerSettings.connections() };
}

export async function action({ context }: ActionFunctionArgs) {
  const { ownerSettings } = requireMemberApi(context, 'settings');
  return { checks: await ownerSettings.check() };
}

export default function ConnectionChecksPage() {
  const { connections } = useLoaderData<typeof loader>();
  const checks = useActionData<typeof action>()?.checks;
  const wrong = checks?.filter(({ at }) => at === 'wrong').length ?? 0;
  return (
    <main id="main" className="page settings">
      <title>Connections and checks · Settings · Desk</title>
      <a className="way-up" href="/desk/settings">
        Settings
      </a>
      <h1>Connections and checks</h1>

      <section className="panel" aria-labelledby="checks">
        <h2 id="checks">Does everything work?</h2>
        {checks && (
          <div role="status">
            <p className={wrong > 0 ? 'flash wrong' : 'flash'}>
              {wrong > 0 ? `${formatCountWithNoun(wrong, 'thing')} to fix.` : 'Nothing is wrong.'}
            </p>
          </div>
        )}
        <p className="muted">
          Looks at mail, payments, the address, its certificate, backups, the disk, the clock and
          the settings. It takes some seconds and changes nothing.
        </p>
        <form method="post" action="/desk/settings/checks">
          <button type="submit" className="main">
            {checks ? 'Check again' : 'Check now'}
          </button>
        </form>
        {checks && <CheckResults checks={checks} />}
      </section>

      <section className="panel" aria-labelledby="connections">
        <h2 id="connections">What is set at the server</h2>
        <p className="muted">
          Keys and passwords stand in the settings of the service alone, and are shown to nobody.
        </p>
        <ul className="checks">
          {connections.map(({ name, isSet, detail }) => (
            <li key={name}>
              <p>
                <span className={isSet ? 'tag done' : 'tag'}>{isSet ? 'Set' : 'Not set'}</span>{' '}
                <strong>{name}</strong>
              </p>
              <p className="muted">{detail}</p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
