/**
 * The three tables a visitor may add a row to, under the names they have on the wire, and their
 * columns in the order of the specification. Nothing else can be addressed under `/rest/v1`.
 */
export const tables = {
  request_a_call: ['name', 'email', 'phone', 'program', 'message'],
  enrollments: ['name', 'email', 'mobile'],
  email_subscriptions: ['email'],
} as const;

export type TableName = keyof typeof tables;

export const tableNames = Object.keys(tables) as readonly TableName[];

/** Is this text, taken from an address, the name of one of the three tables? */
export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}

/** Columns that may be left out or null. */
export const optionalColumns: ReadonlySet<string> = new Set(['message']);
