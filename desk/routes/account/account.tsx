/** The member's own account: name, sessions and sign-in methods. */
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { roleNames } from '#domain/staff/roles-and-permissions.ts';
import { PasskeysPanel } from '../../account/passkeys-panel.tsx';
import { PasswordAndCodesPanel } from '../../account/password-and-codes-panel.tsx';
import { SessionsPanel } from '../../account/sessions-panel.tsx';
import type { AccountChangeResult, AccountField } from '../../api-types/account-api.ts';
import { deskContext } from '../../request/desk-context.ts';
import { readFlashName } from '../../request/read-flash-name.ts';
import { requireMemberApi } from '../../request/require-member-api.ts';
import { busySentence } from '../../sign-in/busy-sentence.ts';
import { RecoveryCodes } from '../../sign-in/recovery-codes.tsx';
import { Field } from '../../ui/field.tsx';

const flashes = {
  name: 'Your name is changed.',
  session: 'That session is ended.',
  'no push': 'This device is told no more while the desk is closed.',
  sessions: 'You are signed out everywhere else.',
  passkey: 'The passkey is added.',
  'no passkey': 'The passkey is removed. Remove it from your device or password manager, too.',
} as const;
type Flash = keyof typeof flashes;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account, me, push } = requireMemberApi(context);
  return {
    me,
    hasPush: await push.isOn(),
    account: await account.account(),
    now: context.get(deskContext).now,
    said: readFlashName(request, flashes),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { account, push } = requireMemberApi(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const redirectWithFlash = (flash: Flash) =>
    redirect(`/account?said=${encodeURIComponent(flash)}`);
  const respond = (result: AccountChangeResult, flash?: Flash) => {
    if (result.at === 'stale') return redirect('/sign-in?to=/desk/account');
    if (result.at !== 'done') return data(result, { status: 422 });
    return flash === undefined ? result : redirectWithFlash(flash);
  };
  switch (form.get('act')) {
    case 'rename':
      return respond(await account.rename(text('name')), 'name');
    case 'end':
      await account.endSession(text('id'));
      return redirectWithFlash('session');
    case 'stop push':
      await push.stop();
      return redirectWithFlash('no push');
    case 'end others':
      await account.endOtherSessions();
      return redirectWithFlash('sessions');
    case 'end all':
      await account.endAllSessions();
      return redirect('/sign-in');
    case 'add passkey':
      return respond(await account.addPasskey(text('answer'), text('passkey-name')), 'passkey');
    case 'remove passkey':
      return respond(await account.removePasskey(text('id')), 'no passkey');
    case 'password':
      return respond(
        await account.choosePassword({ password: text('password'), code: text('code') }),
      );
    case 'code app':
      return respond(await account.changeCodeApp(text('new-code')));
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function AccountPage() {
  const { me, account, hasPush, now, said } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const wrong = (what: AccountField) =>
    answer?.at === 'problem' && answer.with === what ? answer.sentence : null;
  if (answer?.at === 'done')
    return (
      <main id="main" className="page">
        <title>New codes · Desk</title>
        <h1>Your password and codes are set</h1>
        <p>All other sessions are ended. The ten codes that you had until now no longer work.</p>
        <RecoveryCodes codes={answer.recoveryCodes} next="/desk/account" />
      </main>
    );
  return (
    <main id="main" className="page account">
      <title>Your account · Desk</title>
      <div className="page-head">
        <h1>Your account</h1>
        <Form method="post" action="/sign-out">
          <button type="submit">Sign out</button>
        </Form>
      </div>
      {said && (
        <p className="flash" role="status">
          {flashes[said]}
        </p>
      )}
      {answer?.at === 'busy' && (
        <p className="flash wrong" role="alert">
          {busySentence}
        </p>
      )}
      <div className="piles">
        <div>
          <section className="panel" aria-labelledby="you">
            <h2 id="you">{me.name}</h2>
            <p className="muted">
              {me.email}, {roleNames[me.role].toLowerCase()}
            </p>
            <Form method="post" className="form">
              <Field
                name="name"
                label="How colleagues see you"
                defaultValue={me.name}
                autoComplete="name"
                maxLength={60}
                required
                wrong={wrong('name')}
              />
              <button type="submit" name="act" value="rename">
                Change the name
              </button>
            </Form>
          </section>
          <SessionsPanel sessions={account.sessions} now={now} />
          {hasPush && (
            <section className="panel" aria-labelledby="push">
              <h2 id="push">Notices on this device</h2>
              <p className="muted">
                It is told of a new enquiry while the desk is closed, for as long as you are signed
                in here. A notice names nobody.
              </p>
              <Form method="post">
                <button type="submit" name="act" value="stop push">
                  Stop the notices
                </button>
              </Form>
            </section>
          )}
        </div>
        <div>
          <PasskeysPanel account={account} now={now} wrong={wrong('passkey')} />
          <PasswordAndCodesPanel
            account={account}
            email={me.email}
            wrongPassword={wrong('password')}
            wrongCode={wrong('code')}
            wrongNewCode={wrong('new code')}
          />
        </div>
      </div>
    </main>
  );
}
