import { type ReactNode, useState } from 'react';
import { enrolmentPrivacyNotice } from '#content/legal/enrolment-privacy-notice.ts';
import { enrolmentFieldsByColumn } from '#contract/forms/form-fields.ts';
import { confirmationPagePaths, formPagePaths } from '#contract/forms/form-page-paths.ts';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { batchFullErrorCode, noComingDateErrorCode } from '#contract/forms/rest-error.ts';
import { dataServiceSettings } from '#site/data/build-settings.ts';
import { FormAlert } from './fields/form-alert.tsx';
import { FormPrivacyNotice } from './fields/form-privacy-notice.tsx';
import { SendButton } from './fields/send-button.tsx';
import { VisitorFormFields } from './fields/visitor-form-fields.tsx';
import { useVisitorForm } from './use-visitor-form.ts';
import { VisitorForm } from './visitor-form.tsx';

const table = 'enrollments';

interface EnrolmentFormProps {
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** The payment address from `content/`, for when neither the service nor the build gives an address. */
  paymentUrl: string | null;
  /**
   * The chosen offer and start as one text (slug and batch id). The form remembers for which choice the service refused
   * an enrolment: after another choice, it no longer shows that refusal.
   */
  choice: string;
  /** The fields for the offer and its start, with the notices about them. */
  offerFields: ReactNode;
  /**
   * The label of the button that leads to the waiting list when the chosen start is full. The button sends the typed
   * text to the page of the waiting list.
   */
  waitingLabel: string;
  /** The link to ask for the next date of an offer that has none. */
  nextDate: ReactNode;
  /**
   * The age limit, with a link for younger learners. It is above the fields, so that visitors read it before they
   * type.
   */
  ageLimit: ReactNode;
  /** The notice above the button: what a visitor should know before pressing it. */
  noticeBeforePaying: ReactNode;
  /** The label of the submit button, with the fee. While the form is being sent, another label is shown. */
  payLabel: ReactNode;
}

export function EnrolmentForm({
  labelledBy,
  paymentUrl: paymentUrlOfContent,
  choice,
  offerFields,
  nextDate,
  waitingLabel,
  ageLimit,
  noticeBeforePaying,
  payLabel,
}: EnrolmentFormProps) {
  /**
   * The reason for which the service refused the enrolment: after the page was opened, the offer closed or its start
   * became full.
   */
  const [refused, setRefused] = useState<{ why: 'closed' | 'full'; choice: string } | null>(null);
  const form = useVisitorForm({
    table,
    loadReader: () => import('./read/read-enrolment.ts'),
    failureMessage: (result) => {
      const isClosed = result.at === 'refused' && result.code === noComingDateErrorCode;
      const isFull = result.at === 'refused' && result.code === batchFullErrorCode;
      const why = isClosed ? 'closed' : isFull ? 'full' : null;
      setRefused(why && { why, choice });
      if (why) return result.message;
      console.error(`The enrolment was not saved (${result.at}): ${result.message}`);
      return formSentences.enrolmentFailed;
    },
    // After the enrolment is stored, the browser loads the payment page, on this or another site.
    leavesPage: true,
    // The service answers with the address of this order's payment page. If it gives none, the address comes from the
    // build's settings, from `content/`, or is that of our own page, in this order.
    onStored: (_form, { paymentUrl }) =>
      location.assign(
        paymentUrl ??
          dataServiceSettings.paymentUrl ??
          paymentUrlOfContent ??
          confirmationPagePaths[table],
      ),
  });
  const { state } = form;
  const shownRefusal = state.at === 'failed' && refused?.choice === choice ? refused.why : null;
  const errors = state.at === 'failed' ? state.fields : {};
  // If the visitor has since chosen another offer or start, the refusal is no longer shown. Errors of fields stay,
  // because they do not depend on the choice.
  const isOfOtherChoice =
    refused !== null && refused.choice !== choice && Object.keys(errors).length === 0;

  return (
    <VisitorForm
      table={table}
      form={form}
      className="form"
      aria-labelledby={labelledBy}
      checksItself
    >
      {offerFields}
      <div className="enrol-next-date">{nextDate}</div>
      {ageLimit}
      <VisitorFormFields fields={enrolmentFieldsByColumn} errors={errors} />
      {noticeBeforePaying}
      <FormPrivacyNotice text={enrolmentPrivacyNotice} row="enrolment" />
      {state.at === 'failed' && !isOfOtherChoice && (
        <FormAlert kind="problem" text={state.message} />
      )}
      {shownRefusal === 'closed' && nextDate}
      {/* Enter presses the first button. If the start is full, this must not be the one for paying. */}
      {shownRefusal === 'full' && (
        <button
          type="submit"
          className="button"
          formAction={formPagePaths.waiting_list}
          formNoValidate
        >
          {waitingLabel}
        </button>
      )}
      <SendButton isBusy={state.at === 'saving'} busyLabel="Saving…">
        {payLabel}
      </SendButton>
    </VisitorForm>
  );
}
