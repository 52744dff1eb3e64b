import * as z from 'zod/mini';
import {
  batchField,
  emailField,
  nameField,
  phoneField,
  requiredOfferField,
  sourceField,
} from './field-schemas.ts';

/** A row of `waiting_list`. Without a `batch`, the person waits for the next start of the offer. */
export const waitingListSchema = z.strictObject({
  name: nameField,
  email: emailField,
  mobile: phoneField,
  offer: requiredOfferField,
  batch: batchField,
  source: sourceField,
});

export type WaitingListEntry = z.infer<typeof waitingListSchema>;
