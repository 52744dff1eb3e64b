import { describe, expect, it } from 'vitest';
import { maxLengths } from '../rows/max-lengths.ts';
import {
  isOptionalColumn,
  type TableName,
  tableColumns,
  tableNames,
} from '../rows/visitor-tables.ts';
import { callRequestPrograms } from './call-request-programs.ts';
import { fieldLabel, formFields } from './form-fields.ts';
import { formerGuardFields } from './form-guard-names.ts';

const labelsOf = (table: TableName) => Object.values(formFields[table]).map(({ label }) => label);

describe('a form', () => {
  it('has a field for every column of its row, and no other, in the same order', () => {
    for (const table of tableNames)
      expect(Object.keys(formFields[table])).toEqual(tableColumns[table]);
  });

  it('lets a visitor leave out exactly the optional fields', () => {
    for (const table of tableNames)
      for (const [column, field] of Object.entries(formFields[table]))
        expect([column, 'optional' in field]).toEqual([column, isOptionalColumn(table, column)]);
    expect(isOptionalColumn('request_a_call', 'message')).toBe(true);
    expect(isOptionalColumn('request_a_call', 'name')).toBe(false);
  });

  it('names its fields as the specification does', () => {
    const asked = ['Name', 'Email', 'Phone', 'Program', 'Message'];
    expect(labelsOf('request_a_call').slice(0, 5)).toEqual(asked);
    expect(labelsOf('enrollments').slice(0, 3)).toEqual(['Name', 'Email', 'Mobile']);
    expect(labelsOf('email_subscriptions').slice(0, 1)).toEqual(['Email']);
  });

  it('does not ask visitors where they came from, because the page knows it', () => {
    for (const table of tableNames)
      expect(formFields[table].source).toMatchObject({ kind: 'silent', optional: true });
  });

  it('requests the fitting keyboard and autofill of a phone', () => {
    const { name, email, phone } = formFields.request_a_call;
    expect(name).toMatchObject({ kind: 'line', autoComplete: 'name', most: maxLengths.name });
    expect(email).toMatchObject({ kind: 'line', type: 'email', autoComplete: 'email' });
    expect(phone).toMatchObject({ kind: 'line', type: 'tel', autoComplete: 'tel' });
    expect(formFields.enrollments.mobile).toMatchObject({ type: 'tel', autoComplete: 'tel' });
  });

  it('offers the three programs, and several lines for the optional message', () => {
    const { program, message } = formFields.request_a_call;
    expect(program).toMatchObject({ kind: 'choice', choices: callRequestPrograms });
    expect(program.kind === 'choice' && program.placeholder).toBe('Select Program');
    expect(message).toMatchObject({ kind: 'lines', placeholder: 'Message (Optional)' });
  });

  it('offers the offers on sale, and accepts no choice', () => {
    const { request_a_call: call, enrollments: enrolment } = formFields;
    for (const { offer } of [call, enrolment])
      expect(offer).toMatchObject({ kind: 'offer', label: 'Offer', most: maxLengths.offer });
    expect(call.offer).toMatchObject({ placeholder: 'No offer in particular' });
    expect(enrolment.offer).toMatchObject({ placeholder: 'Any course with internship' });
  });

  it('shows an example address where there is only one field', () => {
    expect(formFields.email_subscriptions.email).toMatchObject({ placeholder: 'name@example.com' });
  });
});

it('accepts fields of pages that were opened before a release', () => {
  for (const sent of ['website', 'opened']) expect(formerGuardFields).toContain(sent);
});

describe('the label of a field', () => {
  const optional = { label: 'City', optional: true } as const;

  it('says that the field is optional', () => {
    expect(fieldLabel(optional)).toBe('City (Optional)');
    expect(fieldLabel(optional, 'Select City')).toBe('City (Optional)');
    expect(fieldLabel({ label: 'Name' })).toBe('Name');
  });

  it('says this once if the placeholder says it too', () => {
    expect(fieldLabel(optional, 'City (Optional)')).toBe('City');
  });
});
