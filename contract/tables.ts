/**
 * The three tables a visitor may add a row to, under the names they have on the wire. Nothing else can be
 * addressed under `/rest/v1`. Their columns are the fields of their schemas, in the order of the
 * specification, and are listed nowhere else: what is written, read, moved or erased is made from here.
 *
 * The site takes only types from this file: its pages fetch one schema at a time, at the first press.
 */
import { callRequestSchema } from './call-request.ts';
import { emailSubscriptionSchema } from './email-subscription.ts';
import { enrolmentSchema } from './enrolment.ts';

export const schemas = {
  request_a_call: callRequestSchema,
  enrollments: enrolmentSchema,
  email_subscriptions: emailSubscriptionSchema,
} as const;

export type TableName = keyof typeof schemas;

/** The name of a column of this table, or of any. */
export type Column<Table extends TableName = TableName> = Table extends TableName
  ? keyof (typeof schemas)[Table]['shape']
  : never;

export const tableNames = Object.keys(schemas) as readonly TableName[];

const columnsOf = <Table extends TableName>(table: Table) =>
  Object.keys(schemas[table].shape) as unknown as readonly Column<Table>[];

export const tables: { readonly [Table in TableName]: readonly Column<Table>[] } = {
  request_a_call: columnsOf('request_a_call'),
  enrollments: columnsOf('enrollments'),
  email_subscriptions: columnsOf('email_subscriptions'),
};

/** Is this text, taken from an address, the name of one of the three tables? */
export function isTableName(name: string): name is TableName {
  return Object.hasOwn(schemas, name);
}

/** May this column be left out, or null? */
export function isOptional(table: TableName, column: string): boolean {
  const shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> =
    schemas[table].shape;
  return shape[column]?.safeParse(undefined).success === true;
}
