import { describe, expect, it } from 'vitest';
import { gstSentence } from './gst.ts';
import { refundSentence } from './refund.ts';

describe('the refund in one sentence', () => {
  it('says in rupees what comes back and what does not', () => {
    expect(refundSentence(3999)).toBe(
      'Ask at least 1 week before the start and before your LMS access is opened, and you get ₹2,999 back: the fee without the registration charge of ₹1,000.',
    );
  });

  it('does not promise a rupee of a fee that is all registration charge', () => {
    const sentence = refundSentence(399);
    expect(sentence).not.toContain('₹');
    expect(sentence).toContain('nothing is refunded unless we do not begin');
  });
});

describe('GST', () => {
  it('is not mentioned while the provider is not registered', () => {
    expect(gstSentence(null)).toBeNull();
  });

  it('is inside the fee once it is', () => {
    expect(gstSentence('29ABCDE1234F1Z5')).toBe('The fee includes 18% GST. GSTIN 29ABCDE1234F1Z5.');
  });
});
