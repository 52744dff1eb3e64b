import * as z from 'zod/mini';
import {
  batchField,
  emailField,
  nameField,
  neededOfferField,
  phoneField,
  sourceField,
} from './fields.ts';

/** A row of `waiting_list`. Without a `batch` it waits for the next start of the offer. */
export const waitingListSchema = z.strictObject({
  name: nameField,
  email: emailField,
  mobile: phoneField,
  offer: neededOfferField,
  batch: batchField,
  source: sourceField,
});

export type WaitingListEntry = z.infer<typeof waitingListSchema>;
