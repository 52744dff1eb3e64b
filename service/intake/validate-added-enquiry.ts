/**
 * Validates an enquiry that staff type, that a file contains, or that another system sends. The rules are those of
 * a visitor's form: a name and one way to reach the person are required.
 */
import {
  emailField,
  messageField,
  nameField,
  offerField,
  optionalField,
  phoneField,
  sourceField,
} from '#contract/rows/field-schemas.ts';
import type { AddedEnquiryField } from '#contract/rows/lead-fields.ts';
import type { EnquiryToAdd } from '#database/desk/added/added-enquiry-port.ts';
import type {
  AddedEnquiryProblems,
  AddedEnquiryTexts,
} from '#desk/api-types/added-enquiries-api.ts';
import type { Offers } from '../offers/read-offers.ts';

export type AddedEnquiryValues = Pick<EnquiryToAdd, AddedEnquiryField>;

const fields = {
  name: nameField,
  phone: optionalField(phoneField),
  email: optionalField(emailField),
  message: messageField,
  offer: offerField,
  source: sourceField,
} as const;

const noContactSentence = 'Give a phone number or an email address: one of them is enough.';
const notSoldSentence = 'Choose an offer from the list.';

/** `refused` has a sentence for each wrong field. */
export function validateAddedEnquiry(
  typed: AddedEnquiryTexts,
  offers: Pick<Offers, 'find'>,
): { at: 'read'; added: AddedEnquiryValues } | { at: 'refused'; refusals: AddedEnquiryProblems } {
  const refusals: AddedEnquiryProblems = {};
  const read = <Field extends AddedEnquiryField>(field: Field) => {
    const result = fields[field].safeParse(typed[field]);
    if (result.success) return result.data;
    refusals[field] = result.error.issues[0]?.message ?? 'This cannot be read.';
    return null;
  };
  const added = {
    name: read('name') ?? '',
    phone: read('phone'),
    email: read('email'),
    message: read('message'),
    offer: read('offer'),
    source: read('source'),
  };
  if (added.offer !== null && offers.find(added.offer) === null) refusals.offer = notSoldSentence;
  const hasNoContact = added.phone === null && added.email === null;
  if (hasNoContact && !refusals.phone && !refusals.email) refusals.phone = noContactSentence;
  return Object.keys(refusals).length > 0 ? { at: 'refused', refusals } : { at: 'read', added };
}
