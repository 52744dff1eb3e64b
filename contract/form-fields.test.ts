import { describe, expect, it } from 'vitest';
import { callPrograms } from './call-programs.ts';
import { fieldLabel, formFields } from './form-fields.ts';
import { formerGuardFields } from './form-guard.ts';
import { maxLengths } from './max-lengths.ts';
import { isOptionalColumn, type TableName, tableColumns, tableNames } from './tables.ts';

const labelsOf = (table: TableName) => Object.values(formFields[table]).map(({ label }) => label);

describe('a form', () => {
  it('asks for every column of its row and for nothing else, in their order', () => {
    for (const table of tableNames)
      expect(Object.keys(formFields[table])).toEqual(tableColumns[table]);
  });

  it('lets a visitor leave empty what the row may go without, and only that', () => {
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

  it('asks nobody where they came from: the page knows', () => {
    for (const table of tableNames)
      expect(formFields[table].source).toMatchObject({ kind: 'silent', optional: true });
  });

  it('brings up the keyboard and the memory of a phone that fit what is asked', () => {
    const { name, email, phone } = formFields.request_a_call;
    expect(name).toMatchObject({ kind: 'line', autoComplete: 'name', most: maxLengths.name });
    expect(email).toMatchObject({ kind: 'line', type: 'email', autoComplete: 'email' });
    expect(phone).toMatchObject({ kind: 'line', type: 'tel', autoComplete: 'tel' });
    expect(formFields.enrollments.mobile).toMatchObject({ type: 'tel', autoComplete: 'tel' });
  });

  it('offers the three programs, and lines for a message that need not be written', () => {
    const { program, message } = formFields.request_a_call;
    expect(program).toMatchObject({ kind: 'choice', choices: callPrograms });
    expect(program.kind === 'choice' && program.placeholder).toBe('Select Program');
    expect(message).toMatchObject({ kind: 'lines', placeholder: 'Message (Optional)' });
  });

  it('asks for an offer from the list that is sold, and takes none for an answer', () => {
    const { request_a_call: call, enrollments: enrolment } = formFields;
    for (const { offer } of [call, enrolment])
      expect(offer).toMatchObject({ kind: 'offer', label: 'Offer', most: maxLengths.offer });
    expect(call.offer).toMatchObject({ placeholder: 'No offer in particular' });
    expect(enrolment.offer).toMatchObject({ placeholder: 'Any course with internship' });
  });

  it('shows what an address looks like where there is only one field', () => {
    expect(formFields.email_subscriptions.email).toMatchObject({ placeholder: 'name@example.com' });
  });
});

it('fields of tabs that were open before a release are still taken', () => {
  for (const sent of ['website', 'opened']) expect(formerGuardFields).toContain(sent);
});

describe('the label of a field', () => {
  const optional = { label: 'City', optional: true } as const;

  it('says that it may be left empty', () => {
    expect(fieldLabel(optional)).toBe('City (Optional)');
    expect(fieldLabel(optional, 'Select City')).toBe('City (Optional)');
    expect(fieldLabel({ label: 'Name' })).toBe('Name');
  });

  it('says it once, where the placeholder says it', () => {
    expect(fieldLabel(optional, 'City (Optional)')).toBe('City');
  });
});
