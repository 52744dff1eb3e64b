import * as z from 'zod/mini';
import { emailField, sourceField } from './field-schemas.ts';
import { normaliseEmail } from './normalise-email.ts';

/** A row of `email_subscriptions`, with the address normalised so that a second subscription is recognised. */
export const emailSubscriptionSchema = z.strictObject({
  email: emailField.check(z.overwrite(normaliseEmail)),
  source: sourceField,
});

export type EmailSubscription = z.infer<typeof emailSubscriptionSchema>;
