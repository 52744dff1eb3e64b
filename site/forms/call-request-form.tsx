import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { underAgeCall, usedForCall } from '#content/legal/call-notice.ts';
import { requestCall } from '#content/words/forms.ts';
import { callRequestFields } from '#contract/form-fields.ts';
import { sentences } from '#contract/sentences.ts';
import { FormAlert } from './form-alert.tsx';
import { RowFields } from './row-fields.tsx';
import { RowForm } from './row-form.tsx';
import { SendButton } from './send-button.tsx';
import { UseOfData } from './use-of-data.tsx';
import { useRowForm } from './use-row-form.ts';

const table = 'request_a_call';

const loadReader = () => import('./read-call-request.ts');

/** Comes with the reader, which has been there since before the form was sent. */
const CallThanks = lazy(() => loadReader().then((module) => ({ default: module.Thanks })));

export interface CallSubject {
  /** The slug of the offer that the call is about; it is sent along. */
  offer: string;
  /** What the visitor would choose under "Program". */
  program: string;
}

interface CallRequestFormProps {
  /** Opens the message with what the visitor was looking at. */
  about?: string | undefined;
  subject?: CallSubject | undefined;
}

export function CallRequestForm({ about, subject }: CallRequestFormProps) {
  const form = useRowForm({
    table,
    loadReader,
    failure: ({ at, message }) =>
      at === 'refused' ? sentences.callFailed(message) : sentences.unexpected(message),
  });
  const message = useRef<HTMLTextAreaElement>(null);

  // Before the browser paints: the service has filled the field already, and taking over React empties it.
  useLayoutEffect(() => {
    // Only an untouched field is filled: what was typed before the script arrived stays.
    if (about && message.current?.value === '') message.current.value = `${about}\n`;
  }, [about]);
  useLayoutEffect(() => {
    const program = message.current?.form?.elements.namedItem('program');
    if (subject && program instanceof HTMLSelectElement) program.value ||= subject.program;
  }, [subject]);

  const { state } = form;
  if (state.at === 'stored') return <ThankYou />;

  const errors = state.at === 'failed' ? state.fields : {};
  return (
    <RowForm table={table} form={form} className="form" aria-label={requestCall}>
      <input type="hidden" name="offer" disabled={!subject} value={subject?.offer ?? ''} />
      <RowFields fields={callRequestFields} errors={errors} areaRefs={{ message }} />
      <UseOfData text={usedForCall} row="call">
        {underAgeCall}
      </UseOfData>
      {state.at === 'failed' && <FormAlert kind="problem" text={state.message} />}
      <SendButton isBusy={state.at === 'saving'} busyLabel="Sending…">
        {requestCall}
      </SendButton>
    </RowForm>
  );
}

/** Replaces the form for good, as specified; the focus moves here, since the button that had it is gone. */
function ThankYou() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div className="thank-you" role="status" tabIndex={-1} ref={panel}>
      <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
        <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="m14 25 7 7 13-15" fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
      <p className="thank-you-title">{sentences.callReceived}</p>
      <Suspense>
        <CallThanks />
      </Suspense>
    </div>
  );
}
