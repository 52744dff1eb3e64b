import * as z from 'zod/mini';
import { emailField } from './fields.ts';

/** A row of `email_subscriptions`. */
export const emailSubscriptionSchema = z.strictObject({ email: emailField });

export type EmailSubscription = z.infer<typeof emailSubscriptionSchema>;
