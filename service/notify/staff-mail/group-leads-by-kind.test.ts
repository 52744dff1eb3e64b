import { describe, expect, it } from 'vitest';
import type { LeadText } from './describe-lead.ts';
import { groupLeadsByKind } from './group-leads-by-kind.ts';
import { shortenMessageAmongMany } from './shorten-message-among-many.ts';

const lead = (id: string, table: LeadText['table'], message: string | null = null) =>
  ({ id, table, message, href: null }) as Partial<LeadText> as LeadText;

describe('a mail about several enquiries', () => {
  it('lists those who wait for a call first, each group in its order and counted', () => {
    const leads = [
      lead('1', 'email_subscriptions'),
      lead('2', 'enrollments'),
      lead('3', 'request_a_call'),
      lead('4', 'enrollments'),
    ];
    expect(
      groupLeadsByKind(leads).map(({ table, heading, leads: of }) => [
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

  it('has no empty group', () => {
    expect(groupLeadsByKind([lead('1', 'enrollments')])).toHaveLength(1);
    expect(groupLeadsByKind([])).toEqual([]);
  });
});

describe('a message in a mail', () => {
  const long = lead('7', 'request_a_call', '😀'.repeat(301));

  it('is complete among ten, and shortened among more, with the link to all of it', () => {
    expect(shortenMessageAmongMany(long, 10)).toBe(long.message);
    expect(shortenMessageAmongMany(long, 11)).toBe(`${'😀'.repeat(300)}…`);
    const atDesk = { ...long, href: 'https://miranaya.example/desk/enquiries/7' };
    expect(shortenMessageAmongMany(atDesk, 11)).toBe(
      `${'😀'.repeat(300)}… (all of it at the desk)`,
    );
  });

  it('is unchanged when it is short or empty', () => {
    expect(shortenMessageAmongMany(lead('7', 'request_a_call', 'x'.repeat(300)), 11)).toBe(
      'x'.repeat(300),
    );
    expect(shortenMessageAmongMany(lead('7', 'request_a_call'), 11)).toBeNull();
  });
});
