/**
 * The page of an invitation link, where a person chooses a sign-in method. Opening the page does not use the link
 * up; only a button does.
 */
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
import type { AcceptInvitationResult, Invitation } from '../../api-types/sign-in-api.ts';
import { deskContext } from '../../request/desk-context.ts';
import { busySentence } from '../../sign-in/busy-sentence.ts';
import { CodeAppSteps } from '../../sign-in/code-app-steps.tsx';
import { DeskLogo } from '../../sign-in/desk-logo.tsx';
import { RecoveryCodes } from '../../sign-in/recovery-codes.tsx';
import { Field } from '../../ui/field.tsx';
import { PasskeyForm } from '../../ui/passkey-form.tsx';

const readLink = (request: Request) => new URL(request.url).searchParams.get('link') ?? '';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { signIn } = context.get(deskContext);
  const invitation = await signIn.invitation(readLink(request));
  return data({ invitation }, { status: invitation === null ? 410 : 200 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { signIn } = context.get(deskContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const link = readLink(request);
  if (form.get('act') === 'passkey') {
    const result = await signIn.acceptWithPasskey(link, text('answer'));
    return result.at === 'in' ? redirect('/') : respondWithProblem(result);
  }
  const typed = { password: text('password'), code: text('code') };
  const result = await signIn.acceptWithPassword(link, typed);
  return result.at === 'in' ? data(result, { status: 200 }) : respondWithProblem(result);
}

const statuses = { gone: 410, problem: 422, busy: 429 } as const;
const respondWithProblem = (result: Exclude<AcceptInvitationResult, { at: 'in' }>) =>
  data(result, { status: statuses[result.at] });

export default function InvitationPage() {
  const { invitation } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="main" className="alone">
      <DeskLogo />
      {answer?.at === 'in' ? (
        <>
          <title>Welcome · Desk</title>
          <h1>Welcome to the desk</h1>
          <RecoveryCodes codes={answer.recoveryCodes} next="/desk" />
        </>
      ) : invitation === null || answer?.at === 'gone' ? (
        <LinkNoLongerWorks />
      ) : (
        <ChooseSignInMethod invitation={invitation} answer={answer} />
      )}
    </main>
  );
}

function LinkNoLongerWorks() {
  return (
    <>
      <title>Link used or too old · Desk</title>
      <h1>This link no longer works</h1>
      <p>
        A link works once, for three days, and a newer one ends it. Whoever runs the desk can make
        you another one.
      </p>
      <p>
        Have you chosen already how you sign in? <a href="/desk/sign-in">Sign in</a>
      </p>
    </>
  );
}

type Problem = { at: 'problem'; with: string; sentence: string } | { at: 'busy' };

function ChooseSignInMethod({
  invitation,
  answer,
}: {
  invitation: Invitation;
  answer?: Problem | undefined;
}) {
  const { email, name, role, isAgain, codeApp, passkeyQuestion } = invitation;
  const wrong = (what: string) =>
    answer?.at === 'problem' && answer.with === what ? answer.sentence : null;
  return (
    <>
      <title>Choose how to sign in · Desk</title>
      <h1>{isAgain ? 'Choose anew how you sign in' : 'Welcome to the desk'}</h1>
      <p>
        {name} ({email}), {roleNames[role].toLowerCase()}.{' '}
        {isAgain
          ? 'Your passkeys, password and codes until now end as soon as you choose, and you are signed out everywhere else.'
          : 'Choose how you sign in from now on.'}
      </p>
      {answer?.at === 'busy' && (
        <p className="flash wrong" role="alert">
          {busySentence}
        </p>
      )}
      {passkeyQuestion && (
        <section className="panel" aria-labelledby="with-passkey" data-with-passkeys hidden>
          <h2 id="with-passkey">With a passkey</h2>
          <p>
            Nothing to remember and nothing to type: your phone or computer asks for your finger,
            your face or its code.
          </p>
          {wrong('passkey') && (
            <p className="flash wrong" role="alert">
              {wrong('passkey')}
            </p>
          )}
          <PasskeyForm
            kind="new"
            question={passkeyQuestion}
            act="passkey"
            button="Make a passkey"
          />
        </section>
      )}
      <section className="panel" aria-labelledby="with-password">
        <h2 id="with-password">With a password and codes from an app</h2>
        <Form method="post" className="form">
          {/* Tells the password manager to which account the password belongs. */}
          <input type="hidden" name="email" autoComplete="username" value={email} />
          <Field
            name="password"
            type="password"
            label="A new password"
            autoComplete="new-password"
            minLength={12}
            required
            help={
              wrong('code')
                ? 'Type it once more: what was typed is not sent back to the page.'
                : 'At least 12 letters. Four words that nobody would put together are easy to keep in mind.'
            }
            wrong={wrong('password')}
          />
          <CodeAppSteps codeApp={codeApp} />
          <Field
            name="code"
            label="The code that the app shows now"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={9}
            required
            wrong={wrong('code')}
          />
          <button type="submit" name="act" value="password" className="main">
            Sign in with these from now on
          </button>
        </Form>
      </section>
    </>
  );
}
