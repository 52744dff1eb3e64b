import { describe, expect, it } from 'vitest';
import { callPrograms } from '#contract/call-programs.ts';
import { sampleLead } from '../../tests/service/support/sample-lead.ts';
import { soldOffers } from '../../tests/service/support/sold-offers.ts';
import { makeOfferLookup } from '../offers/read-offers.ts';
import { formatLeadField } from './format-lead-field.ts';

const offers = makeOfferLookup(soldOffers);

describe('what staff read for a field', () => {
  it('is the label that the visitor chose, or the stored value if it has no label', () => {
    for (const { value, label } of callPrograms)
      expect(formatLeadField(sampleLead({ program: value }), 'program', offers)).toBe(label);
    expect(formatLeadField(sampleLead({ program: 'Old' }), 'program', offers)).toBe('Old');
  });

  it('is the name of an offer, with its slug', () => {
    expect(formatLeadField(sampleLead({ offer: 'flutter' }), 'offer', offers)).toBe(
      'Flutter, course with internship (flutter)',
    );
    expect(formatLeadField(sampleLead({ offer: 'gone' }), 'offer', offers)).toBe('gone');
  });

  it('is the first day of a batch, or its id if the batch is unknown', () => {
    const batch = '01a216a8-98d6-7000-bccb-4bfb6e4d2aef';
    const lead = sampleLead({ table: 'enrollments', batch, batchStartsOn: '2026-12-06' });
    expect(formatLeadField(lead, 'batch', offers)).toBe('6 December 2026');
    expect(formatLeadField(sampleLead({ batch }), 'batch', offers)).toBe(batch);
  });

  it('is any other value as typed, without invisible characters', () => {
    expect(formatLeadField(sampleLead({ message: 'a\nb\u200b' }), 'message', offers)).toBe('a\nb');
  });

  it('is empty if nothing was filled in', () => {
    expect(formatLeadField(sampleLead({ message: null }), 'message', offers)).toBeNull();
    expect(formatLeadField(sampleLead({ email: '' }), 'email', offers)).toBeNull();
  });
});
