import { type ReactNode, useState } from 'react';
import { usedForEnrolment } from '#content/legal/enrolment-notice.ts';
import { enrolmentFields } from '#contract/form-fields.ts';
import { landingPages } from '#contract/form-pages.ts';
import { sentences } from '#contract/sentences.ts';
import { noDateCode } from '#contract/wire-error.ts';
import { endpoint } from '#site/data/endpoint.ts';
import { FormAlert } from './form-alert.tsx';
import { RowFields } from './row-fields.tsx';
import { RowForm } from './row-form.tsx';
import { SendButton } from './send-button.tsx';
import { UseOfData } from './use-of-data.tsx';
import { useRowForm } from './use-row-form.ts';

const table = 'enrollments';

interface EnrolmentFormProps {
  /** The id of the heading that says what one enrols for: it names the form. */
  labelledBy: string;
  /** Where enrolments are paid when neither the service nor the build says so. */
  paymentUrl: string | null;
  /** The choice of what one enrols for. */
  offer: ReactNode;
  /** The way to ask for the next date of an offer that has none to come. */
  nextDate: ReactNode;
  /** The age limit, and the way for younger learners: read before anything is typed. */
  age: ReactNode;
  /** What one should know before the button is pressed. */
  bought: ReactNode;
  /** What the button says when nothing is being sent, with the fee in it. */
  payLabel: ReactNode;
}

export function EnrolmentForm({
  labelledBy,
  paymentUrl: paymentUrlOfContent,
  offer,
  nextDate,
  age,
  bought,
  payLabel,
}: EnrolmentFormProps) {
  /** The service has closed what this page, opened earlier, still offers. */
  const [isRefused, setIsRefused] = useState(false);
  const form = useRowForm({
    table,
    loadReader: () => import('./read-enrolment.ts'),
    failure: (result) => {
      const isClosed = result.at === 'refused' && result.code === noDateCode;
      setIsRefused(isClosed);
      if (isClosed) return result.message;
      console.error(`The enrolment was not saved (${result.at}): ${result.message}`);
      return sentences.enrolmentFailed;
    },
    // The payment page is another site or another page; it is loaded afresh either way.
    leavesPage: true,
    // What the service says holds now; the other two were true when the site was built.
    onStored: (_form, { paymentUrl }) =>
      location.assign(
        paymentUrl ?? endpoint.paymentUrl ?? paymentUrlOfContent ?? landingPages[table],
      ),
  });
  const { state } = form;
  const errors = state.at === 'failed' ? state.fields : {};

  return (
    <RowForm table={table} form={form} className="form" aria-labelledby={labelledBy} checksItself>
      {offer}
      <div className="enrol-next-date">{nextDate}</div>
      {age}
      <RowFields fields={enrolmentFields} errors={errors} />
      {bought}
      <UseOfData text={usedForEnrolment} row="enrolment" />
      {state.at === 'failed' && <FormAlert kind="problem" text={state.message} />}
      {state.at === 'failed' && isRefused && nextDate}
      <SendButton isBusy={state.at === 'saving'} busyLabel="Saving…">
        {payLabel}
      </SendButton>
    </RowForm>
  );
}
