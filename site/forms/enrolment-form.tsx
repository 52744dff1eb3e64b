import { provider } from '#content/provider.ts';
import { enrolmentFields } from '#contract/form-fields.ts';
import { landingPages } from '#contract/landing-pages.ts';
import { sentences } from '#contract/sentences.ts';
import { endpoint } from '#site/data/endpoint.ts';
import { Notice } from './notice.tsx';
import { RowFields } from './row-fields.tsx';
import { RowForm } from './row-form.tsx';
import { useRowForm } from './use-row-form.ts';

const table = 'enrollments';

/** `payLabel` is what the button says when nothing is being sent, with the fee in it. */
export function EnrolmentForm({ payLabel }: { payLabel: string }) {
  const form = useRowForm({
    table,
    loadReader: () => import('./read-enrolment.ts'),
    failure: (result) => {
      console.error(`The enrolment was not saved (${result.at}): ${result.message}`);
      return sentences.enrolmentFailed;
    },
    // The payment page is another site or another page; it is loaded afresh either way.
    leavesPage: true,
    // What the service says holds now; the other two were true when the site was built.
    onStored: (_form, { paymentUrl }) =>
      location.assign(
        paymentUrl ?? endpoint.paymentUrl ?? provider.paymentUrl ?? landingPages[table],
      ),
  });
  const { state } = form;
  const errors = state.at === 'failed' ? state.fields : {};

  return (
    <RowForm
      table={table}
      form={form}
      className="form"
      label="Enrol for an internship"
      checksItself
    >
      <RowFields fields={enrolmentFields} errors={errors} />
      {state.at === 'failed' && <Notice kind="problem" text={state.message} />}
      <button type="submit" className="button" disabled={state.at === 'saving'}>
        {state.at === 'saving' ? 'Saving…' : payLabel}
      </button>
    </RowForm>
  );
}
