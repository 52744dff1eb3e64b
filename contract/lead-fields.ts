/**
 * What staff read of a row, whatever its table: every column of every table, once, under the name that all
 * of them share. A field that is added to a schema appears in every list, file and message for staff.
 */
import { type FormField, formFields } from './form-fields.ts';
import { type Column, type TableName, tables } from './tables.ts';

/** Enrolments have another name on the wire for what is a phone number to everyone who reads it. */
const readAs = { mobile: 'phone' } as const;

export type LeadField = Exclude<Column, keyof typeof readAs> | (typeof readAs)['mobile'];

const fieldOf = (column: Column): LeadField => (column === 'mobile' ? readAs.mobile : column);

/** The column of this table that is read under that name; null when it has none. */
export function columnFor(table: TableName, field: LeadField): Column | null {
  const columns: readonly Column[] = tables[table];
  return columns.find((column) => fieldOf(column) === field) ?? null;
}

/** In the order of the columns that staff's files and scripts rely on: a new field is added at the end. */
const inOrder: Readonly<Record<LeadField, true>> = {
  name: true,
  email: true,
  phone: true,
  program: true,
  message: true,
  offer: true,
  source: true,
};

export const leadFields = Object.keys(inOrder) as readonly LeadField[];

/** Those which have a place of their own in what staff read; any other stands after them, under its label. */
const placed: readonly LeadField[] = ['name', 'email', 'phone', 'program', 'message'];

export const furtherFields = leadFields.filter((field) => !placed.includes(field));

const asked: Readonly<Record<Column, FormField>> = {
  ...formFields.email_subscriptions,
  ...formFields.enrollments,
  ...formFields.request_a_call,
};

/** How the visitor was asked for it. */
export const formFieldOf = (field: LeadField): FormField => asked[field];

export function labelOf(field: LeadField): string {
  return formFieldOf(field).label;
}
