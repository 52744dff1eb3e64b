import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { callPrivacyNotice, underAgeCallNotice } from '#content/legal/call-privacy-notice.ts';
import { requestCallLabel } from '#content/words/form-labels.ts';
import { callRequestFieldsByColumn } from '#contract/forms/form-fields.ts';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { FormAlert } from './fields/form-alert.tsx';
import { FormPrivacyNotice } from './fields/form-privacy-notice.tsx';
import { SendButton } from './fields/send-button.tsx';
import { VisitorFormFields } from './fields/visitor-form-fields.tsx';
import { useVisitorForm } from './use-visitor-form.ts';
import { VisitorForm } from './visitor-form.tsx';

const table = 'request_a_call';

const loadReader = () => import('./read/read-call-request.ts');

/**
 * The thanks come from the module that reads the fields. That module is loaded before the form is sent, so the thanks
 * can be shown as soon as the row is stored.
 */
const CallThanks = lazy(() => loadReader().then((module) => ({ default: module.CallThanks })));

export interface CallSubject {
  /** The slug of the offer that the call is about, sent as the column `offer`. */
  offer: string;
  /** The value that is chosen under "Program" when the form opens. */
  program: string;
}

/** The visitor's name and email address, if the visitor typed them into the form for a custom request before. */
export interface Caller {
  name: string;
  email: string;
}

interface CallRequestFormProps {
  /** The subject of the page that the visitor came from. The message begins with this text. */
  about?: string | undefined;
  subject?: CallSubject | undefined;
  caller?: Caller | undefined;
}

export function CallRequestForm({ about, subject, caller }: CallRequestFormProps) {
  const form = useVisitorForm({
    table,
    loadReader,
    failureMessage: ({ at, message }) =>
      at === 'refused' ? formSentences.callFailed(message) : formSentences.unexpected(message),
  });
  const message = useRef<HTMLTextAreaElement>(null);

  // The service may have filled message and program for the address, but React empties them when it takes over. The
  // effects fill them again before the browser paints.
  useLayoutEffect(() => {
    // Only an untouched field is filled, so that text typed before the script arrived stays.
    if (about && message.current?.value === '') message.current.value = `${about}\n`;
  }, [about]);
  useLayoutEffect(() => {
    const program = message.current?.form?.elements.namedItem('program');
    if (subject && program instanceof HTMLSelectElement) program.value ||= subject.program;
  }, [subject]);
  useLayoutEffect(() => {
    for (const [name, text] of Object.entries(caller ?? {})) {
      const field = message.current?.form?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value ||= text;
    }
  }, [caller]);

  const { state } = form;
  if (state.at === 'stored') return <ThankYou />;

  const errors = state.at === 'failed' ? state.fields : {};
  return (
    <VisitorForm table={table} form={form} className="form" aria-label={requestCallLabel}>
      <input type="hidden" name="offer" disabled={!subject} value={subject?.offer ?? ''} />
      <VisitorFormFields
        fields={callRequestFieldsByColumn}
        errors={errors}
        areaRefs={{ message }}
      />
      <FormPrivacyNotice text={callPrivacyNotice} row="call">
        {underAgeCallNotice}
      </FormPrivacyNotice>
      {state.at === 'failed' && <FormAlert kind="problem" text={state.message} />}
      <SendButton isBusy={state.at === 'saving'} busyLabel="Sending…">
        {requestCallLabel}
      </SendButton>
    </VisitorForm>
  );
}

/**
 * The thanks replace the form, as the specification demands. They get the focus, because the button that had the focus
 * is gone.
 */
function ThankYou() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div className="thank-you" role="status" tabIndex={-1} ref={panel}>
      <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
        <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="m14 25 7 7 13-15" fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
      <p className="thank-you-title">{formSentences.callReceived}</p>
      <Suspense>
        <CallThanks />
      </Suspense>
    </div>
  );
}
