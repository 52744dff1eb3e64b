/**
 * Defines the form field of each column, in the order of the form. The site's forms use these definitions, and so does
 * the page with error messages that the service renders for visitors without JavaScript. Staff see the columns under
 * the same labels.
 *
 * The compiler refuses a column without a field. It also refuses an optional field for a required column, and a
 * required field for an optional column. Only types are imported from the schemas, because the browser loads the
 * schemas only when a visitor fills in a form.
 */

import type { CallRequest } from '../rows/call-request.ts';
import type { EmailSubscription } from '../rows/email-subscription.ts';
import type { Enrolment } from '../rows/enrolment.ts';
import { maxLengths } from '../rows/max-lengths.ts';
import type { TableName } from '../rows/visitor-tables.ts';
import type { WaitingListEntry } from '../rows/waiting-list.ts';
import { callRequestPrograms } from './call-request-programs.ts';

const optionalMark = '(Optional)';

const optionalLabel = (label: string) => `${label} ${optionalMark}`;

/** The label as a form shows it. An optional field has "(Optional)" after its label or in its placeholder. */
export function fieldLabel(
  { label, optional }: { label: string; optional?: true },
  placeholder = '',
): string {
  return optional && !placeholder.includes(optionalMark) ? optionalLabel(label) : label;
}

type Control =
  | {
      kind: 'line';
      type?: 'email' | 'tel';
      autoComplete: string;
      most: number;
      placeholder?: string;
    }
  | { kind: 'lines'; most: number; placeholder: string }
  | {
      kind: 'choice';
      choices: readonly { value: string; label: string }[];
      placeholder: string;
    }
  /** A choice among the offers that are sold now. The page or the service supplies the list. */
  | { kind: 'offer'; most: number; placeholder: string }
  /** A choice among the starts of the offer. The service supplies the list. */
  | { kind: 'batch'; placeholder: string }
  /** A hidden field, which the page fills in. */
  | { kind: 'silent'; most: number; placeholder?: undefined };

export type FormField = Control & {
  label: string;
  /**
   * The name of this field on the privacy page, in the row that lists what the form asks for. Hidden fields are named
   * in another row.
   */
  nameInPrivacyNotice: string;
  optional?: true;
};

type Fields<Row> = {
  readonly [Name in keyof Row]: FormField &
    (null extends Row[Name] ? { optional: true } : { optional?: never });
};

const name = {
  kind: 'line',
  label: 'Name',
  nameInPrivacyNotice: 'Your name',
  autoComplete: 'name',
  most: maxLengths.name,
} as const;
const email = {
  kind: 'line',
  label: 'Email',
  nameInPrivacyNotice: 'email address',
  type: 'email',
  autoComplete: 'email',
  most: maxLengths.email,
} as const;
const offer = {
  kind: 'offer',
  label: 'Offer',
  most: maxLengths.offer,
  optional: true,
} as const;
const batch = {
  kind: 'batch',
  label: 'Start',
  placeholder: 'The next with a free place',
  optional: true,
} as const;
const source = {
  kind: 'silent',
  label: 'Came from',
  nameInPrivacyNotice: 'The name of the site that led you here',
  most: maxLengths.source,
  optional: true,
} as const;
const number = { kind: 'line', type: 'tel', autoComplete: 'tel', most: maxLengths.phone } as const;

export const callRequestFieldsByColumn: Fields<CallRequest> = {
  name,
  email,
  phone: { ...number, label: 'Phone', nameInPrivacyNotice: 'phone number' },
  program: {
    kind: 'choice',
    label: 'Program',
    nameInPrivacyNotice: 'what you are interested in',
    choices: callRequestPrograms,
    placeholder: 'Select Program',
  },
  message: {
    kind: 'lines',
    label: 'Message',
    nameInPrivacyNotice: 'your message',
    placeholder: optionalLabel('Message'),
    most: maxLengths.message,
    optional: true,
  },
  offer: {
    ...offer,
    nameInPrivacyNotice: 'what you are interested in',
    placeholder: 'No offer in particular',
  },
  source,
};

export const enrolmentFieldsByColumn: Fields<Enrolment> = {
  name,
  email,
  mobile: { ...number, label: 'Mobile', nameInPrivacyNotice: 'mobile number' },
  offer: {
    ...offer,
    nameInPrivacyNotice: 'what you enrol for',
    placeholder: 'Any course with internship',
  },
  batch: { ...batch, nameInPrivacyNotice: 'which start you chose' },
  source,
};

export const emailSubscriptionFieldsByColumn: Fields<EmailSubscription> = {
  email: { ...email, placeholder: 'name@example.com' },
  source,
};

const waitingListFields: Fields<WaitingListEntry> = {
  name,
  email,
  mobile: { ...number, label: 'Mobile', nameInPrivacyNotice: 'mobile number' },
  offer: {
    kind: 'offer',
    label: 'Offer',
    most: maxLengths.offer,
    nameInPrivacyNotice: 'what you wait for',
    placeholder: 'Choose what you wait for',
  },
  batch: {
    ...batch,
    placeholder: 'The next one that is set',
    nameInPrivacyNotice: 'which start you chose',
  },
  source,
};

export const formFields = {
  request_a_call: callRequestFieldsByColumn,
  enrollments: enrolmentFieldsByColumn,
  email_subscriptions: emailSubscriptionFieldsByColumn,
  waiting_list: waitingListFields,
} satisfies Record<TableName, Readonly<Record<string, FormField>>>;
