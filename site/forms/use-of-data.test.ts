import { describe, expect, it } from 'vitest';
import { storedData } from '#content/legal/privacy.ts';
import { type FormField, formFields } from '#contract/form-fields.ts';
import { type TableName, tableNames } from '#contract/tables.ts';

const rows: Record<TableName, string> = {
  request_a_call: 'call',
  enrollments: 'enrolment',
  email_subscriptions: 'subscription',
  waiting_list: 'waiting',
};

describe('the privacy page', () => {
  it.each(
    tableNames.flatMap((table) =>
      Object.entries<FormField>(formFields[table]).map(([column, field]) => ({
        table,
        column,
        words: field.inNotice,
        row: field.kind === 'silent' ? column : rows[table],
      })),
    ),
  )('names $column of $table as "$words"', ({ row, words }) => {
    const said = storedData.find(({ id }) => id === row)?.data.toLowerCase();
    expect(said).toContain(words.toLowerCase());
  });
});
