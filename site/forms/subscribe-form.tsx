import { subscriptionPrivacyNotice } from '#content/legal/subscription-privacy-notice.ts';
import { joinMailingListLabel } from '#content/words/forms.ts';
import { emailSubscriptionFieldsByColumn } from '#contract/form-fields.ts';
import { formSentences } from '#contract/form-sentences.ts';
import { FormAlert } from './form-alert.tsx';
import { FormPrivacyNotice } from './form-privacy-notice.tsx';
import { SendButton } from './send-button.tsx';
import { useVisitorForm } from './use-visitor-form.ts';
import { VisitorForm } from './visitor-form.tsx';
import { VisitorFormFields } from './visitor-form-fields.tsx';

const table = 'email_subscriptions';

export function SubscribeForm() {
  const form = useVisitorForm({
    table,
    loadReader: () => import('./read-subscription.ts'),
    failure: ({ at, message }) =>
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
