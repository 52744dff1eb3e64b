/**
 * The tables to which visitors may add rows, by their names in requests: the three of the specification and the waiting
 * list. `/rest/v1` has no other tables. The columns of a table are the fields of its schema, in the order of the
 * specification. All code that writes, reads, moves or erases rows takes the columns from this file.
 *
 * A new column comes after the others, and only `source` stays last: SQLite recognises a repeated submission by a
 * digest of the values in the order of the columns, without `source` (`database/connection/sqlite-functions.ts`).
 *
 * The site imports only types from this file: its pages load one schema at a time, when a visitor fills in a form.
 */
import { callRequestSchema } from './call-request.ts';
import { emailSubscriptionSchema } from './email-subscription.ts';
import { enrolmentSchema } from './enrolment.ts';
import { waitingListSchema } from './waiting-list.ts';

export const tableSchemas = {
  request_a_call: callRequestSchema,
  enrollments: enrolmentSchema,
  email_subscriptions: emailSubscriptionSchema,
  waiting_list: waitingListSchema,
} as const;

export type TableName = keyof typeof tableSchemas;

/** The name of a column of this table, or of any table. */
export type ColumnName<Table extends TableName = TableName> = Table extends TableName
  ? keyof (typeof tableSchemas)[Table]['shape']
  : never;

export const tableNames = Object.keys(tableSchemas) as readonly TableName[];

const columnsOf = <Table extends TableName>(table: Table) =>
  Object.keys(tableSchemas[table].shape) as unknown as readonly ColumnName<Table>[];

export const tableColumns: { readonly [Table in TableName]: readonly ColumnName<Table>[] } = {
  request_a_call: columnsOf('request_a_call'),
  enrollments: columnsOf('enrollments'),
  email_subscriptions: columnsOf('email_subscriptions'),
  waiting_list: columnsOf('waiting_list'),
};

/** Whether this text, taken from an address, names one of the tables. */
export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tableSchemas, name);
}

/** Whether this column may be missing or null. */
export function isOptionalColumn(table: TableName, column: string): boolean {
  return optionalColumns[table].includes(column);
}

const optionalOf = (table: TableName): readonly string[] =>
  Object.entries(tableSchemas[table].shape)
    .filter(([, field]) => field.safeParse(undefined).success)
    .map(([column]) => column);

/** These lists are computed once, because the check of every request that stores a row needs them. */
const optionalColumns: Readonly<Record<TableName, readonly string[]>> = {
  request_a_call: optionalOf('request_a_call'),
  enrollments: optionalOf('enrollments'),
  email_subscriptions: optionalOf('email_subscriptions'),
  waiting_list: optionalOf('waiting_list'),
};
