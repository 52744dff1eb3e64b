import { describe, expect, it } from 'vitest';
import { callPrograms } from '#contract/call-programs.ts';
import { sampleLead } from '../../tests/service/support/sample-lead.ts';
import { soldOffers } from '../../tests/service/support/sold-offers.ts';
import { offersFrom } from '../offers/read-offers.ts';
import { fieldText } from './field-text.ts';

const offers = offersFrom(soldOffers);

describe('what staff read for a field', () => {
  it('is the label that the visitor chose, or the stored value if it has no label', () => {
    for (const { value, label } of callPrograms)
      expect(fieldText(sampleLead({ program: value }), 'program', offers)).toBe(label);
    expect(fieldText(sampleLead({ program: 'Old' }), 'program', offers)).toBe('Old');
  });

  it('is the name of an offer, with its slug', () => {
    expect(fieldText(sampleLead({ offer: 'flutter' }), 'offer', offers)).toBe(
      'Flutter, course with internship (flutter)',
    );
    expect(fieldText(sampleLead({ offer: 'gone' }), 'offer', offers)).toBe('gone');
  });

  it('is the first day of a batch, or its id if the batch is unknown', () => {
    const batch = '01a216a8-98d6-7000-bccb-4bfb6e4d2aef';
    const lead = sampleLead({ table: 'enrollments', batch, batchStartsOn: '2026-12-06' });
    expect(fieldText(lead, 'batch', offers)).toBe('6 December 2026');
    expect(fieldText(sampleLead({ batch }), 'batch', offers)).toBe(batch);
  });

  it('is any other value as typed, without invisible characters', () => {
    expect(fieldText(sampleLead({ message: 'a\nb\u200b' }), 'message', offers)).toBe('a\nb');
  });

  it('is empty if nothing was filled in', () => {
    expect(fieldText(sampleLead({ message: null }), 'message', offers)).toBeNull();
    expect(fieldText(sampleLead({ email: '' }), 'email', offers)).toBeNull();
  });
});
