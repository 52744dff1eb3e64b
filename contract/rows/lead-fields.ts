/**
 * The fields of a lead as staff read them: the columns of all the visitors' tables, where the same value always has the
 * same name (`mobile` is called `phone`). Every list, file and message for staff has the fields in this order.
 */
import { type FormField, formFields } from '../forms/form-fields.ts';
import { type ColumnName, type TableName, tableColumns } from './visitor-tables.ts';

/** Columns that have another name for staff: the specification calls the phone number of enrolments `mobile`. */
const staffNameByColumn = { mobile: 'phone' } as const;

export type LeadField =
  | Exclude<ColumnName, keyof typeof staffNameByColumn>
  | (typeof staffNameByColumn)['mobile'];

const fieldOf = (column: ColumnName): LeadField =>
  column === 'mobile' ? staffNameByColumn.mobile : column;

/**
 * The column of `table` that holds this field: staff's `phone` is the column `mobile` in some tables. Null when the
 * table has no such column.
 */
export function findColumnForLeadField(table: TableName, field: LeadField): ColumnName | null {
  const columns: readonly ColumnName[] = tableColumns[table];
  return columns.find((column) => fieldOf(column) === field) ?? null;
}

/** The order of the columns in staff's files. Their scripts rely on it, so new fields are added at the end. */
const orderedFields: Readonly<Record<LeadField, true>> = {
  name: true,
  email: true,
  phone: true,
  program: true,
  message: true,
  offer: true,
  source: true,
  batch: true,
};

export const leadFields = Object.keys(orderedFields) as readonly LeadField[];

/** The fields that have a fixed place in texts for staff. All other fields follow them, each with its label. */
const fieldsWithFixedPlace: readonly LeadField[] = ['name', 'email', 'phone', 'program', 'message'];

export const leadFieldsShownWithLabel = leadFields.filter(
  (field) => !fieldsWithFixedPlace.includes(field),
);

const formFieldsByColumn: Readonly<Record<ColumnName, FormField>> = {
  ...formFields.email_subscriptions,
  ...formFields.waiting_list,
  ...formFields.enrollments,
  ...formFields.request_a_call,
};

/**
 * Returns the form field that belongs to this field of a lead. If several forms have the field, the call request has
 * priority, then the enrolment, then the waiting list.
 */
export const formFieldOf = (field: LeadField): FormField => formFieldsByColumn[field];

export function leadFieldLabel(field: LeadField): string {
  return formFieldOf(field).label;
}

/**
 * Whether an enquiry that did not come from a form of the site has the field: staff typed it in, a file contained it,
 * or another system sent it.
 */
const isStoredOfAddedEnquiry = {
  name: true,
  email: true,
  phone: true,
  program: false,
  message: true,
  offer: true,
  source: true,
  batch: false,
} as const satisfies Record<LeadField, boolean>;

type Stored = typeof isStoredOfAddedEnquiry;

export type AddedEnquiryField = {
  [Field in LeadField]: Stored[Field] extends true ? Field : never;
}[LeadField];

export const isAddedEnquiryField = (field: LeadField): field is AddedEnquiryField =>
  isStoredOfAddedEnquiry[field];
