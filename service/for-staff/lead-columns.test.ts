import { describe, expect, it } from 'vitest';
import { makeSampleLead } from '../../tests/service/support/make-sample-lead.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { makeOffersFromFile, unknownOffers } from '../offers/read-offers.ts';
import { formatEnquiryKindForStaff } from './format-enquiry-kind-for-staff.ts';
import { formatLeadCells, formatLeadJsonLine, leadColumnTitles } from './lead-columns.ts';
import { matchesLead } from './matches-lead.ts';

const offers = makeOffersFromFile(sampleOffersFile);
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

describe('a lead for staff', () => {
  it('has its columns in the fixed order of their files', () => {
    // New columns are added at the end.
    expect(leadColumnTitles.slice(0, 10)).toEqual([
      'Received (IST)',
      'Kind',
      'Name',
      'Email',
      'Phone',
      'Asked for',
      'Program (stored value)',
      'Message',
      'Id',
      'Offer',
    ]);
    expect(formatLeadCells(lead, offers).slice(0, 10)).toEqual([
      '2026-11-21 01:35:09',
      'call',
      'Asha Ravi',
      'asha@example.in',
      '+91 98765 43210',
      'Short term Internship',
      'Data Science',
      null,
      '0198c0de-0000-7000-8000-000000000001',
      'Flutter, course with internship (flutter)',
    ]);
    expect(formatLeadCells({ ...lead, program: null, offer: null }, offers).slice(5, 7)).toEqual([
      null,
      null,
    ]);
    expect(formatLeadCells(lead, unknownOffers)[9]).toBe('flutter');
  });

  it('has the kind with the name that staff use', () => {
    expect(
      (['request_a_call', 'enrollments', 'email_subscriptions'] as const).map(
        formatEnquiryKindForStaff,
      ),
    ).toEqual(['call', 'enrolment', 'subscription']);
  });

  it('is for scripts one object on one line, with its additional facts', () => {
    const line = formatLeadJsonLine(lead, offers, { note: 'x' });
    expect(line.endsWith('}\n')).toBe(true);
    expect(JSON.parse(line)).toMatchObject({
      id: lead.id,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      program: 'Data Science',
      message: null,
      offer: 'flutter',
      kind: 'call',
      table: 'request_a_call',
      received_at: '2026-11-20T20:05:09.000Z',
      received_ist: '2026-11-21 01:35:09',
      asked_for: 'Short term Internship',
      offer_name: 'Flutter, course with internship',
      note: 'x',
    });
    expect(JSON.parse(formatLeadJsonLine({ ...lead, program: null }, offers)).asked_for).toBeNull();
  });
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
  ])('by "%s"', (text) => expect(matchesLead(lead, text)).toBe(true));

  it.each(['ravi asha', 'enrollments', '123', '9999', '98765a43210', '3 2 1 9'])(
    'not by "%s"',
    (text) => expect(matchesLead(lead, text)).toBe(false),
  );

  it('not by its number if it has none', () => {
    expect(matchesLead({ ...lead, phone: null }, '98765')).toBe(false);
    expect(matchesLead({ ...lead, message: 'Línea' }, 'li\u0301nea')).toBe(true);
  });
});
