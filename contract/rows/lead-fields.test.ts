import { describe, expect, it } from 'vitest';
import {
  findColumnForLeadField,
  leadFieldLabel,
  leadFields,
  leadFieldsShownWithLabel,
} from './lead-fields.ts';
import { tableColumns, tableNames } from './visitor-tables.ts';

describe('a row as staff read it', () => {
  it('has every column of every table, each once', () => {
    const read = tableNames.flatMap((table) =>
      leadFields
        .map((field) => findColumnForLeadField(table, field))
        .filter((column) => column !== null),
    );
    expect(read.toSorted()).toEqual(tableNames.flatMap((table) => tableColumns[table]).toSorted());
    expect(new Set(leadFields).size).toBe(leadFields.length);
  });

  it('has its fields in the order on which staff’s scripts rely, the newest last', () => {
    const inExportedFiles = 'name email phone program message offer source batch';
    expect(leadFields.join(' ')).toBe(inExportedFiles);
  });

  it('calls a mobile number a phone number, as in other tables', () => {
    expect(findColumnForLeadField('enrollments', 'phone')).toBe('mobile');
    expect(findColumnForLeadField('request_a_call', 'phone')).toBe('phone');
    expect(leadFields).not.toContain('mobile');
  });

  it('is null if the table has no such column', () => {
    expect(findColumnForLeadField('email_subscriptions', 'phone')).toBeNull();
    expect(findColumnForLeadField('enrollments', 'program')).toBeNull();
  });

  it('repeats no field that has its own place', () => {
    for (const field of ['name', 'email', 'phone', 'program', 'message'] as const)
      expect(leadFieldsShownWithLabel).not.toContain(field);
    expect(leadFieldsShownWithLabel).toContain('offer');
    expect(leadFieldsShownWithLabel.length).toBe(leadFields.length - 5);
  });

  it('has the label that the visitor saw', () => {
    const placed = ['name', 'email', 'phone', 'program', 'message'] as const;
    expect(placed.map(leadFieldLabel)).toEqual(['Name', 'Email', 'Phone', 'Program', 'Message']);
  });
});
