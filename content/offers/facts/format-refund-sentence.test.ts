import { describe, expect, it } from 'vitest';
import { formatGstSentence } from './format-gst-sentence.ts';
import { formatRefundSentence } from './format-refund-sentence.ts';

describe('the refund in one sentence', () => {
  it('gives the refunded and the kept amount in rupees', () => {
    expect(formatRefundSentence(3999)).toBe(
      'You get ₹2,999 of ₹3,999 back, the fee without the registration charge of ₹1,000, if you ask at least 1 week before the start and before you first sign in to the LMS. Until a start date is agreed with you in writing, you are in time; if none is agreed 30 days after you paid, you get the charge back too.',
    );
  });

  it('promises no refund of a fee that is only registration charge', () => {
    const sentence = formatRefundSentence(399);
    expect(sentence).not.toContain('₹');
    expect(sentence).toContain('nothing is refunded unless we do not begin');
  });
});

describe('GST', () => {
  it('is not mentioned while the provider is not registered', () => {
    expect(formatGstSentence(null)).toBeNull();
  });

  it('is included in the fee once the provider is registered', () => {
    expect(formatGstSentence('29ABCDE1234F1Z5')).toBe(
      'The fee includes 18% GST. GSTIN 29ABCDE1234F1Z5.',
    );
  });
});
