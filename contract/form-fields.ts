/**
 * How each column is asked for, in the order of the form: by the site's form and by the page that a visitor
 * without JavaScript gets when something is to be put right. The label is also what staff read it under.
 * A column without its field, or one that is optional here and not in the schema, does not compile.
 *
 * Types only are taken from the schemas, which the browser fetches at the first press.
 */
import { bounds } from './bounds.ts';
import type { CallRequest } from './call-request.ts';
import type { EmailSubscription } from './email-subscription.ts';
import type { Enrolment } from './enrolment.ts';
import { programs } from './programs.ts';
import type { TableName } from './tables.ts';

const optionalMark = '(Optional)';

/** What a field is called that may be left empty. */
const optionalLabel = (label: string) => `${label} ${optionalMark}`;

/** The label as a form shows it: that a field may be left empty is said there, unless its placeholder says it. */
export function shownLabel(
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
  /** One of what is sold at present: a list that the page or the service brings along. */
  | { kind: 'offer'; most: number; placeholder: string }
  /** Asked of nobody: the page knows it, and sends it along. */
  | { kind: 'silent'; most: number; placeholder?: undefined };

export type FormField = Control & {
  label: string;
  /** Words of the privacy page, in its row about this form, that name what is asked for; of what is silent, in a row of its own. */
  inNotice: string;
  optional?: true;
};

type Fields<Row> = {
  readonly [Name in keyof Row]: FormField &
    (null extends Row[Name] ? { optional: true } : { optional?: never });
};

const name = {
  kind: 'line',
  label: 'Name',
  inNotice: 'Your name',
  autoComplete: 'name',
  most: bounds.name,
} as const;
const email = {
  kind: 'line',
  label: 'Email',
  inNotice: 'email address',
  type: 'email',
  autoComplete: 'email',
  most: bounds.email,
} as const;
const offer = {
  kind: 'offer',
  label: 'Offer',
  most: bounds.offer,
  optional: true,
} as const;
const source = {
  kind: 'silent',
  label: 'Came from',
  inNotice: 'The name of the site that led you here',
  most: bounds.source,
  optional: true,
} as const;
const number = { kind: 'line', type: 'tel', autoComplete: 'tel', most: bounds.phone } as const;

export const callRequestFields: Fields<CallRequest> = {
  name,
  email,
  phone: { ...number, label: 'Phone', inNotice: 'phone number' },
  program: {
    kind: 'choice',
    label: 'Program',
    inNotice: 'what you are interested in',
    choices: programs,
    placeholder: 'Select Program',
  },
  message: {
    kind: 'lines',
    label: 'Message',
    inNotice: 'your message',
    placeholder: optionalLabel('Message'),
    most: bounds.message,
    optional: true,
  },
  offer: {
    ...offer,
    inNotice: 'what you are interested in',
    placeholder: 'No offer in particular',
  },
  source,
};

export const enrolmentFields: Fields<Enrolment> = {
  name,
  email,
  mobile: { ...number, label: 'Mobile', inNotice: 'mobile number' },
  offer: {
    ...offer,
    inNotice: 'what you enrol for',
    placeholder: 'Any course with internship',
  },
  source,
};

export const emailSubscriptionFields: Fields<EmailSubscription> = {
  email: { ...email, placeholder: 'name@example.com' },
  source,
};

export const formFields = {
  request_a_call: callRequestFields,
  enrollments: enrolmentFields,
  email_subscriptions: emailSubscriptionFields,
} satisfies Record<TableName, Readonly<Record<string, FormField>>>;
