import { describe, expect, it } from 'vitest';
import { makeSampleLead } from '../../tests/service/support/make-sample-lead.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { makeOffersFromFile, unknownOffers } from '../offers/read-offers.ts';
import { formatLeadJsonLine } from './format-lead-json-line.ts';
import { formatLeadCells, leadColumnTitles } from './lead-columns.ts';

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
