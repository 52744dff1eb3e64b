import { describe, expect, it } from 'vitest';
import { makeSampleLead } from '../../../tests/service/support/make-sample-lead.ts';
import { sampleOffersFile } from '../../../tests/service/support/sample-offers-file.ts';
import { makeOffersFromFile } from '../../offers/read-offers.ts';
import { formatLeadLine } from './format-lead-line.ts';

const offers = makeOffersFromFile(sampleOffersFile);
const lead = makeSampleLead({
  id: '0198c0de-0000-7000-8000-000000000001',
  createdAt: new Date('2026-11-20T20:05:09Z'),
  name: 'Asha\nRavi',
  email: 'asha@example.in',
  phone: '98765 43210',
  program: 'Data Science',
  message: `${'x'.repeat(60)}y`,
  offer: 'flutter',
  source: 'google.com → /courses',
});

describe('a lead on one line', () => {
  it('has who and what first, other fields with their labels, then the message and the id', () => {
    expect(formatLeadLine(lead, offers).split('  ').filter(Boolean)).toEqual([
      '2026-11-21 01:35:09',
      'call',
      ...['Asha Ravi', 'asha@example.in', '98765 43210', 'Short term Internship'],
      'Offer: Flutter, course with internship (flutter)',
      'Came from: google.com → /courses',
      `“${'x'.repeat(60)}y”`,
      '0198c0de-0000-7000-8000-000000000001\n',
    ]);
  });

  it('has no empty fields', () => {
    const bare = makeSampleLead({ table: 'email_subscriptions', createdAt: lead.createdAt });
    expect(formatLeadLine(bare, offers)).toBe(
      `2026-11-21 01:35:09  subscription  asha@example.com  ${bare.id}\n`,
    );
  });

  it('has at most the requested part of the message', () => {
    const most = { longestMessage: 60 };
    expect(formatLeadLine(lead, offers, most)).toContain(`  “${'x'.repeat(59)}…”  `);
    const fits = { ...lead, message: 'x'.repeat(60) };
    expect(formatLeadLine(fits, offers, most)).toContain(`  “${'x'.repeat(60)}”  `);
  });

  it('says after its kind why it was quarantined', () => {
    expect(formatLeadLine(lead, offers, { reason: 'trap' })).toContain(
      `  call${' '.repeat(8)}  trap  Asha`,
    );
  });
});
