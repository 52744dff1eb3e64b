import * as z from 'zod/mini';
import { emailField, sourceField } from './fields.ts';
import { normalAddress } from './normal-address.ts';

/** A row of `email_subscriptions`, in the form in which a second subscription is recognised. */
export const emailSubscriptionSchema = z.strictObject({
  email: emailField.check(z.overwrite(normalAddress)),
  source: sourceField,
});

export type EmailSubscription = z.infer<typeof emailSubscriptionSchema>;
