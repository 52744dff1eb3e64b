import { describe, expect, it } from 'vitest';
import { formatRupees } from '../format-rupees.ts';
import { provider } from '../provider.ts';
import { supportHoursText } from '../support-hours-text.ts';
import { fillPlaceholders, type PlaceholderValues } from './fill-placeholders.ts';
import { terms } from './terms.ts';

const values: PlaceholderValues = {
  name: 'Provider $1',
  phone: '+91 12345 67890',
  email: 'someone@example.com',
  hours: '11:00 AM to 09:00 PM',
  rupees: (amount) => `₹${amount}`,
};

describe('filling the tokens of a text', () => {
  it('puts in the name, the telephone number, the email address and the hours', () => {
    expect(fillPlaceholders('{name}: {phone}, {email}, {hours}', values)).toBe(
      'Provider $1: +91 12345 67890, someone@example.com, 11:00 AM to 09:00 PM',
    );
  });

  it('gives an amount to the formatter as a number', () => {
    expect(fillPlaceholders('{rupees:1000} or {rupees:500}', values)).toBe('₹1000 or ₹500');
  });

  it('leaves a text without tokens unchanged', () => {
    expect(fillPlaceholders('20% of the course fee', values)).toBe('20% of the course fee');
  });

  it.each(['{nmae}', '{rupees:}', '{rupees:1.5}', '{rupees:-3}', '{}', '{toString}'])(
    'refuses %s',
    (token) => {
      expect(() => fillPlaceholders(`Pay ${token}.`, values)).toThrow('Unknown token');
    },
  );
});

describe('the terms and conditions', () => {
  const printed = terms.flatMap(({ clauses }) =>
    clauses.map((clause) => fillPlaceholders(clause, values)),
  );
  const section = (id: string) =>
    (terms.find((entry) => entry.id === id)?.clauses ?? [])
      .map((clause) =>
        fillPlaceholders(clause, { ...values, rupees: formatRupees, hours: supportHoursText }),
      )
      .join(' ');

  it('hold no token that cannot be filled', () => {
    expect(printed.filter((clause) => /[{}]/.test(clause))).toEqual([]);
  });

  it('never contain the name, number or address of the provider themselves', () => {
    const raw = JSON.stringify(terms);
    for (const own of [provider.name, provider.phone, provider.email]) {
      expect(raw).not.toContain(own);
    }
  });

  it('give each section an address of its own', () => {
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  });

  it.each([
    ['who-may-enrol', ['18 years']],
    [
      'registration-charge',
      ['20% of the course fee or ₹1,000, whichever is higher', 'non-refundable'],
    ],
    ['refunds-self-paced-offline', ['at least 1 week before the start', 'LMS']],
    ['refunds-job-guarantee', ['85%', 'completed the projects']],
    ['how-refunds-are-handled', ['2-5 business days', '7-10 business days', 'up to 30 days']],
    [
      'changing-your-course',
      [
        'once',
        '₹500, payable within 3 days',
        '1 week before the start',
        'within 1 month',
        '5-7 business days',
        'within 3 business days',
      ],
    ],
    ['rescheduling', ['7 business days', 'within 90 days', '₹500, payable within 5 business days']],
    ['if-a-course-does-not-begin', ['10 business days', 'full refund', 'another batch']],
    ['support-hours', [supportHoursText]],
  ])('say what was agreed in "%s"', (id, parts) => {
    for (const part of parts) expect(section(id)).toContain(part);
  });
});
