import { subscriptionPrivacyNotice } from '#content/legal/subscription-privacy-notice.ts';
import { joinMailingListLabel } from '#content/words/form-labels.ts';
import { emailSubscriptionFieldsByColumn } from '#contract/forms/form-fields.ts';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { FormAlert } from './fields/form-alert.tsx';
import { FormPrivacyNotice } from './fields/form-privacy-notice.tsx';
import { SendButton } from './fields/send-button.tsx';
import { VisitorFormFields } from './fields/visitor-form-fields.tsx';
import { useVisitorForm } from './use-visitor-form.ts';
import { VisitorForm } from './visitor-form.tsx';

const table = 'email_subscriptions';

export function SubscribeForm() {
  const form = useVisitorForm({
    table,
    loadReader: () => import('./read/read-subscription.ts'),
    failureMessage: ({ at, message }) =>
      at === 'refused'
        ? formSentences.subscriptionFailed(message)
        : formSentences.unexpected(message),
    onStored: (element) => element.reset(),
  });
  const { state } = form;
  const errors = state.at === 'failed' ? state.fields : {};

  return (
    <VisitorForm
      table={table}
      form={form}
      className="form subscribe-form"
      aria-label={joinMailingListLabel}
    >
      <FormPrivacyNotice text={subscriptionPrivacyNotice} row="subscription" />
      <VisitorFormFields fields={emailSubscriptionFieldsByColumn} errors={errors} />
      <SendButton isBusy={state.at === 'saving'} busyLabel="Sending…">
        Subscribe
      </SendButton>
      {state.at === 'failed' && <FormAlert kind="problem" text={state.message} />}
      {state.at === 'stored' && <FormAlert kind="done" text={formSentences.subscribed} />}
    </VisitorForm>
  );
}
