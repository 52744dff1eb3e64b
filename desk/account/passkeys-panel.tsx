import { Form } from 'react-router';
import type { Account } from '../api-types/account-api.ts';
import { Field } from '../ui/field.tsx';
import { Moment } from '../ui/moment.tsx';
import { PasskeyForm } from '../ui/passkey-form.tsx';
import { RefusalAlert } from '../ui/refusal-alert.tsx';
import { SignInAgainHint } from './sign-in-again-hint.tsx';

export function PasskeysPanel({
  account: { passkeys, isFresh, passkeyQuestion },
  now,
  wrong,
}: {
  account: Account;
  now: Date;
  wrong: string | null;
}) {
  return (
    <section className="panel" aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      {wrong && <RefusalAlert>{wrong}</RefusalAlert>}
      {passkeys.length === 0 ? (
        <p>
          None yet. With one, your phone or computer lets you in by your finger, your face or its
          code.
        </p>
      ) : (
        <ul className="entries">
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <p className="small muted">
                  Made <Moment at={createdAt} now={now} />
                  {usedAt && (
                    <>
                      , last used <Moment at={usedAt} now={now} />
                    </>
                  )}
                </p>
              </div>
              {isFresh && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <button
                    type="submit"
                    name="act"
                    value="remove passkey"
                    aria-label={`Remove: ${name}`}
                  >
                    Remove
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {passkeyQuestion && (
        <PasskeyForm
          kind="new"
          question={passkeyQuestion}
          act="add passkey"
          button={passkeys.length === 0 ? 'Make a passkey' : 'Make another passkey'}
        >
          <Field
            name="passkey-name"
            label="What you call it"
            placeholder="My phone"
            autoComplete="off"
            maxLength={60}
          />
        </PasskeyForm>
      )}
      {!isFresh && <SignInAgainHint what="add or remove a passkey" />}
    </section>
  );
}
