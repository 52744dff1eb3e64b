import { usedForSubscription } from '#content/legal/subscription-notice.ts';
import { joinMailingList } from '#content/words/forms.ts';
import { emailSubscriptionFields } from '#contract/form-fields.ts';
import { sentences } from '#contract/sentences.ts';
import { FormAlert } from './form-alert.tsx';
import { RowFields } from './row-fields.tsx';
import { RowForm } from './row-form.tsx';
import { SendButton } from './send-button.tsx';
import { UseOfData } from './use-of-data.tsx';
import { useRowForm } from './use-row-form.ts';

const table = 'email_subscriptions';

export function SubscribeForm() {
  const form = useRowForm({
    table,
    loadReader: () => import('./read-subscription.ts'),
    failure: ({ at, message }) =>
      at === 'refused' ? sentences.subscriptionFailed(message) : sentences.unexpected(message),
    onStored: (element) => element.reset(),
  });
  const { state } = form;
  const errors = state.at === 'failed' ? state.fields : {};

  return (
    <RowForm table={table} form={form} className="form subscribe-form" aria-label={joinMailingList}>
      <UseOfData text={usedForSubscription} row="subscription" />
      <RowFields fields={emailSubscriptionFields} errors={errors} />
      <SendButton isBusy={state.at === 'saving'} busyLabel="Sending…">
        Subscribe
      </SendButton>
      {state.at === 'failed' && <FormAlert kind="problem" text={state.message} />}
      {state.at === 'stored' && <FormAlert kind="done" text={sentences.subscribed} />}
    </RowForm>
  );
}
