import type { ReactNode } from 'react';
import { Form } from 'react-router';

/**
 * A button that asks the browser for a passkey and sends the answer as an ordinary form. It is hidden until the script
 * finds that the browser supports passkeys (`browser/start-passkey-forms.ts`).
 */
export function PasskeyForm({
  kind,
  question,
  act,
  button,
  children,
}: {
  kind: 'new' | 'known';
  question: string;
  act: string;
  button: string;
  children?: ReactNode;
}) {
  return (
    <Form method="post" className="form" data-passkey={kind} data-question={question} hidden>
      <input type="hidden" name="answer" />
      {children}
      <button type="submit" name="act" value={act} className="main">
        {button}
      </button>
      <p className="flash wrong" role="alert" data-passkey-failed hidden>
        Nothing was sent: the browser stopped, or was told to. Please try again.
      </p>
    </Form>
  );
}
