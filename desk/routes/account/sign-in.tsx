/**
 * The sign-in page. After signing in, it leads to the page that was asked for. It says the same for every wrong input.
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
import type { SignInResult } from '../../api-types/sign-in-api.ts';
import { deskContext } from '../../request/desk-context.ts';
import { busySentence } from '../../sign-in/busy-sentence.ts';
import { DeskLogo } from '../../sign-in/desk-logo.tsx';
import { readReturnPath } from '../../sign-in/read-return-path.ts';
import { Field } from '../../ui/field.tsx';
import { PasskeyForm } from '../../ui/passkey-form.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, signIn } = context.get(deskContext);
  const to = new URL(request.url).searchParams.get('to');
  return {
    to,
    passkeyQuestion: await signIn.passkeyQuestion(),
    name: api?.me.name ?? null,
    wantsBack: api === null && readReturnPath(to) !== '/',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { signIn } = context.get(deskContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const result =
    form.get('act') === 'passkey'
      ? await signIn.withPasskey(text('answer'))
      : await signIn.withPassword({
          email: text('email'),
          password: text('password'),
          code: text('recovery').trim() || text('code'),
        });
  if (result.at === 'in')
    return redirect(readReturnPath(new URL(request.url).searchParams.get('to')));
  return data(
    { sentence: sentenceFor(result), email: text('email') },
    { status: result.at === 'wrong' ? 403 : 429 },
  );
}

function sentenceFor(result: Exclude<SignInResult, { at: 'in' }>): string {
  switch (result.at) {
    case 'wrong':
      return 'That did not let you in. Look at the address, the password and the code: each code works once, so wait for the next one.';
    case 'wait':
      return `After wrong tries there is a short wait. Please try again ${formatWait(result.seconds)}; nothing is locked.`;
    case 'busy':
      return busySentence;
  }
}

function formatWait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'in a second' : `in ${seconds} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}

export default function SignIn() {
  const { passkeyQuestion, name, wantsBack } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main id="main" className="alone">
      <DeskLogo />
      <title>Sign in · Desk</title>
      <h1>Sign in to the desk</h1>
      {answer && (
        <p className="flash wrong" role="alert">
          {answer.sentence}
        </p>
      )}
      {!answer && wantsBack && (
        <p className="flash heed" role="status">
          Sign in, and you are back where you were.
        </p>
      )}
      {!answer && name && (
        <p className="flash heed" role="status">
          You are signed in as {name}. What you want to do needs it once more.
        </p>
      )}
      {passkeyQuestion && (
        <>
          <PasskeyForm
            kind="known"
            question={passkeyQuestion}
            act="passkey"
            button="Sign in with a passkey"
          />
          <p className="or" data-with-passkeys hidden>
            or
          </p>
        </>
      )}
      <Form method="post" className="form">
        <Field
          name="email"
          type="email"
          label="Mail address"
          autoComplete="username"
          defaultValue={answer?.email}
          required
        />
        <Field
          name="password"
          type="password"
          label="Password"
          autoComplete="current-password"
          required
        />
        <Field
          name="code"
          label="Code from your app"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={9}
          help="Six digits."
        />
        <details>
          <summary>I do not have my phone</summary>
          <Field
            name="recovery"
            label="One of your ten recovery codes"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            help="It stands in for the code, and works once. If you have none left, ask the owner of the desk for a new link."
          />
        </details>
        <button type="submit" name="act" value="password" className="main">
          Sign in
        </button>
      </Form>
    </main>
  );
}
