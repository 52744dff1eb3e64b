import { describe, expect, it } from 'vitest';
import { callRequestPrograms } from '#contract/forms/call-request-programs.ts';
import { makeSampleLead } from '../../tests/service/support/make-sample-lead.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { makeOffersFromFile } from '../offers/read-offers.ts';
import { formatLeadField } from './format-lead-field.ts';

const offers = makeOffersFromFile(sampleOffersFile);

describe('what staff read for a field', () => {
  it('is the label that the visitor chose, or the stored value if it has no label', () => {
    for (const { value, label } of callRequestPrograms)
      expect(formatLeadField(makeSampleLead({ program: value }), 'program', offers)).toBe(label);
    expect(formatLeadField(makeSampleLead({ program: 'Old' }), 'program', offers)).toBe('Old');
  });

  it('is the name of an offer, with its slug', () => {
    expect(formatLeadField(makeSampleLead({ offer: 'flutter' }), 'offer', offers)).toBe(
      'Flutter, course with internship (flutter)',
    );
    expect(formatLeadField(makeSampleLead({ offer: 'gone' }), 'offer', offers)).toBe('gone');
  });

  it('is the first day of a batch, or its id if the batch is unknown', () => {
    const batch = '01a216a8-98d6-7000-bccb-4bfb6e4d2aef';
    const lead = makeSampleLead({ table: 'enrollments', batch, batchStartsOn: '2026-12-06' });
    expect(formatLeadField(lead, 'batch', offers)).toBe('6 December 2026');
    expect(formatLeadField(makeSampleLead({ batch }), 'batch', offers)).toBe(batch);
  });

  it('is any other value as typed, without invisible characters', () => {
    expect(formatLeadField(makeSampleLead({ message: 'a\nb\u200b' }), 'message', offers)).toBe(
      'a\nb',
    );
  });

  it('is empty if nothing was filled in', () => {
    expect(formatLeadField(makeSampleLead({ message: null }), 'message', offers)).toBeNull();
    expect(formatLeadField(makeSampleLead({ email: '' }), 'email', offers)).toBeNull();
  });
});
