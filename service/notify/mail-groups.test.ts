import { describe, expect, it } from 'vitest';
import type { LeadText } from './lead-text.ts';
import { groupLeads, messageIn } from './mail-groups.ts';

const lead = (id: string, table: LeadText['table'], message: string | null = null) =>
  ({ id, table, message }) as LeadText;

describe('a mail about several enquiries', () => {
  it('has those who wait for a call first, each group in its order and counted', () => {
    const leads = [
      lead('1', 'email_subscriptions'),
      lead('2', 'enrollments'),
      lead('3', 'request_a_call'),
      lead('4', 'enrollments'),
    ];
    expect(
      groupLeads(leads).map(({ table, heading, leads: of }) => [
        table,
        heading,
        of.map(({ id }) => id).join(),
      ]),
    ).toEqual([
      ['request_a_call', '1 call request', '3'],
      ['enrollments', '2 enrolments', '2,4'],
      ['email_subscriptions', '1 subscription', '1'],
    ]);
  });

  it('has no group of nobody', () => {
    expect(groupLeads([lead('1', 'enrollments')])).toHaveLength(1);
    expect(groupLeads([])).toEqual([]);
  });
});

describe('a message in a mail', () => {
  const long = lead('7', 'request_a_call', '😀'.repeat(301));

  it('is whole among ten, and shortened among more, with the way to all of it', () => {
    expect(messageIn(long, 10)).toBe(long.message);
    expect(messageIn(long, 11)).toBe(`${'😀'.repeat(300)}… (all of it: npm run leads -- show 7)`);
  });

  it('is whole when it is short or none', () => {
    expect(messageIn(lead('7', 'request_a_call', 'x'.repeat(300)), 11)).toBe('x'.repeat(300));
    expect(messageIn(lead('7', 'request_a_call'), 11)).toBeNull();
  });
});
