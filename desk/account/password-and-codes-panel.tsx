import { Form } from 'react-router';
import type { Account } from '../api-types/account-api.ts';
import { CodeAppSteps } from '../sign-in/code-app-steps.tsx';
import { Field } from '../ui/field.tsx';
import { SignInAgainHint } from './sign-in-again-hint.tsx';

const fewCodes = 3;

export function PasswordAndCodesPanel({
  account: { hasPassword, recoveryCodesLeft, isFresh, codeApp },
  email,
  wrongPassword,
  wrongCode,
  wrongNewCode,
}: {
  account: Account;
  email: string;
  wrongPassword: string | null;
  wrongCode: string | null;
  wrongNewCode: string | null;
}) {
  return (
    <section className="panel" aria-labelledby="password-and-codes">
      <h2 id="password-and-codes">Password and codes</h2>
      {hasPassword ? (
        <p className={recoveryCodesLeft <= fewCodes ? 'flash heed' : undefined}>
          {codesLeft(recoveryCodesLeft)} A new password brings ten new ones.
        </p>
      ) : (
        <p>
          None: you sign in with a passkey. A password is a second way, for a device without it.
        </p>
      )}
      {!isFresh && <SignInAgainHint what="change your password or your app" />}
      {isFresh && codeApp && (
        <Form method="post" className="form">
          <input type="hidden" name="email" autoComplete="username" value={email} />
          <Field
            name="password"
            type="password"
            label="A new password"
            autoComplete="new-password"
            minLength={12}
            required
            help="At least 12 letters. All other sessions end."
            wrong={wrongPassword}
          />
          {!hasPassword && <CodeAppSteps codeApp={codeApp} />}
          <Field
            name="code"
            label={hasPassword ? 'Code from your app' : 'The code that the app shows now'}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={9}
            required
            wrong={wrongCode}
          />
          <button type="submit" name="act" value="password">
            {hasPassword ? 'Change the password' : 'Set the password'}
          </button>
        </Form>
      )}
      {isFresh && codeApp && hasPassword && (
        <details open={wrongNewCode !== null}>
          <summary>A new phone, or another app for the codes</summary>
          <Form method="post" className="form">
            <CodeAppSteps codeApp={codeApp} />
            <Field
              name="new-code"
              label="The code that the new app shows now"
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={9}
              required
              wrong={wrongNewCode}
            />
            <button type="submit" name="act" value="code app">
              Take codes from this app from now on
            </button>
          </Form>
        </details>
      )}
    </section>
  );
}

function codesLeft(left: number): string {
  if (left === 0) return 'No recovery code is left: without your phone you could not get in.';
  return `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`;
}
