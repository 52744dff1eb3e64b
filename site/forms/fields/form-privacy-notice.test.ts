import { describe, expect, it } from 'vitest';
import { storedData } from '#content/legal/privacy-notice.ts';
import { privacyVersions } from '#content/legal/privacy-versions.ts';
import { type FormField, formFields } from '#contract/forms/form-fields.ts';
import { type TableName, tableColumns, tableNames } from '#contract/rows/visitor-tables.ts';

const rows = {
  request_a_call: 'call',
  enrollments: 'enrolment',
  email_subscriptions: 'subscription',
  waiting_list: 'waiting',
} as const satisfies Record<TableName, string>;

describe('the privacy page', () => {
  it.each(
    tableNames.flatMap((table) =>
      Object.entries<FormField>(formFields[table]).map(([column, field]) => ({
        table,
        column,
        words: field.nameInPrivacyNotice,
        row: field.kind === 'silent' ? column : rows[table],
      })),
    ),
  )('names $column of $table as "$words"', ({ row, words }) => {
    const said = storedData.find(({ id }) => id === row)?.data.toLowerCase();
    expect(said).toContain(words.toLowerCase());
  });

  it.each(tableNames)('has a version that lists what %s stores today', (table) => {
    const stored: readonly string[] | undefined = privacyVersions.at(-1)?.stored[rows[table]];
    expect(
      stored?.toSorted(),
      'What is stored has changed: add a version to content/legal/privacy-versions.ts',
    ).toEqual(tableColumns[table].toSorted());
  });
});
