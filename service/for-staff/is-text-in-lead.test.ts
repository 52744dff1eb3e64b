import { describe, expect, it } from 'vitest';
import { makeSampleLead } from '../../tests/service/support/make-sample-lead.ts';
import { isTextInLead } from './is-text-in-lead.ts';

const lead = makeSampleLead({
  id: '0198c0de-0000-7000-8000-000000000001',
  createdAt: new Date('2026-11-20T20:05:09Z'),
  table: 'request_a_call',
  name: 'Asha\u200b Ravi',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  program: 'Data Science',
  message: null,
  offer: 'flutter',
});

describe('a lead is found', () => {
  it.each([
    'asha ravi',
    'ASHA',
    '@example',
    'short TERM',
    'data sci',
    '00000001',
    'flutter',
    '9876543210',
    '98765-43210',
    '(987) 65',
    '43210',
    '+91 98',
  ])('by "%s"', (text) => expect(isTextInLead(lead, text)).toBe(true));

  it.each(['ravi asha', 'enrollments', '123', '9999', '98765a43210', '3 2 1 9'])(
    'not by "%s"',
    (text) => expect(isTextInLead(lead, text)).toBe(false),
  );

  it('not by its number if it has none', () => {
    expect(isTextInLead({ ...lead, phone: null }, '98765')).toBe(false);
    expect(isTextInLead({ ...lead, message: 'Línea' }, 'li\u0301nea')).toBe(true);
  });
});
