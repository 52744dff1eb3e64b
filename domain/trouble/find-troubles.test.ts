import { describe, expect, it } from 'vitest';
import { findTroubles } from './find-troubles.ts';
import type { ChannelFacts, PaymentFacts, TroubleFacts } from './trouble-facts.ts';

const quarterOfAnHourMs = 15 * 60_000;
const twoDaysMs = 2 * 24 * 60 * 60_000;

const now = new Date('2026-11-23T10:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const noPayments: PaymentFacts = {
  unmatched: 0,
  discrepancies: 0,
  failedRefunds: 0,
  withoutLink: null,
  unsentRefunds: null,
  unappliedEvents: null,
};
const quiet: TroubleFacts = {
  now,
  channels: [{ channel: 'mail', givenUp: 0, failing: null, reason: null }],
  backup: { lastAt: ago(1), failed: null, neededSince: ago(1) },
  disk: { folder: '/data', freeBytes: 50e9, totalBytes: 100e9 },
  payments: noPayments,
};
const sentences = (change: Partial<TroubleFacts>) =>
  findTroubles({ ...quiet, ...change }).map(({ sentence }) => sentence);

describe('the owner is told', () => {
  it('nothing while everything works, or while nothing is known', () => {
    expect(findTroubles(quiet)).toEqual([]);
    expect(findTroubles({ now, channels: [], backup: null, disk: null, payments: null })).toEqual(
      [],
    );
  });

  it('of mails that fail for a quarter of an hour, but not of a mail server that restarts', () => {
    const mail = (failingMs: number): ChannelFacts => ({
      channel: 'mail',
      givenUp: 0,
      failing: { count: 3, since: ago(failingMs) },
      reason: 'ECONNREFUSED CONN',
    });
    expect(sentences({ channels: [mail(quarterOfAnHourMs - 1)] })).toEqual([]);
    expect(sentences({ channels: [mail(quarterOfAnHourMs)] })).toEqual([
      '3 mails to staff have not gone out for 15 minutes (ECONNREFUSED CONN).',
    ]);
  });

  it('which setting is wrong when the password is not accepted', () => {
    const failing = { count: 1, since: ago(3 * 3_600_000) };
    const [trouble] = findTroubles({
      ...quiet,
      channels: [{ channel: 'visitor', givenUp: 0, failing, reason: 'EAUTH 535 AUTH PLAIN' }],
    });
    expect(trouble).toMatchObject({
      kind: 'mail',
      sentence: '1 mail to a visitor has not gone out for 3 hours (EAUTH 535 AUTH PLAIN).',
      todo: expect.stringContaining('does not accept the user or the password in SMTP_URL'),
    });
  });

  it('of failures of the weekly mail, as of every other channel', () => {
    const failing = { count: 1, since: new Date(now.getTime() - 3_600_000) };
    const [said] = sentences({
      channels: [{ channel: 'owner', givenUp: 0, failing, reason: 'status 421' }],
    });
    expect(said).toContain('mail about the week');
  });

  it('at once of messages that were given up, and how to send them', () => {
    const [trouble] = findTroubles({
      ...quiet,
      channels: [{ channel: 'webhook', givenUp: 2, failing: null, reason: 'status 410' }],
    });
    expect(trouble).toMatchObject({
      sentence: '2 messages to the CRM could not be sent and are not tried again (status 410).',
      todo: expect.stringContaining('npm run leads -- retry'),
    });
  });

  it('of a backup that is older than two days, that failed, or that was never made', () => {
    const backup = (lastMs: number | null, neededMs = 30 * 86_400_000) =>
      sentences({
        backup: {
          lastAt: lastMs === null ? null : ago(lastMs),
          failed: null,
          neededSince: ago(neededMs),
        },
      });
    expect(backup(twoDaysMs)).toEqual([]);
    expect(backup(twoDaysMs + 1)).toEqual(['The last backup is 2 days old.']);
    expect(backup(null)).toEqual(['No backup has been made yet.']);
    expect(backup(null, twoDaysMs)).toEqual([]);
    expect(sentences({ backup: { lastAt: null, failed: null, neededSince: null } })).toEqual([]);
    const failed = { at: ago(5 * 3_600_000), why: 'The copy cannot be written to /data (ENOSPC).' };
    expect(sentences({ backup: { lastAt: ago(1), failed, neededSince: null } })).toEqual([
      'The backup failed 5 hours ago: The copy cannot be written to /data (ENOSPC).',
    ]);
  });

  it('of a disk with less than a tenth free', () => {
    const disk = (freeBytes: number) =>
      sentences({ disk: { folder: '/data', freeBytes, totalBytes: 40e9 } });
    expect(disk(4e9)).toEqual([]);
    expect(disk(4e9 - 1)).toEqual([
      'The disk with /data is nearly full: 4.0 GB of 40.0 GB are free.',
    ]);
    expect(disk(0)).toHaveLength(1);
  });

  it('of waiting payments before anything else', () => {
    const long = (count: number) => ({ count, since: ago(3 * 86_400_000) });
    const payments: PaymentFacts = {
      unmatched: 1,
      discrepancies: 1,
      failedRefunds: 2,
      withoutLink: long(4),
      unsentRefunds: long(1),
      unappliedEvents: long(1),
    };
    const disk = { folder: '/data', freeBytes: 0, totalBytes: 1 };
    expect(findTroubles({ ...quiet, disk, payments }).map(({ kind }) => kind)).toEqual([
      ...Array(6).fill('payments'),
      'disk',
    ]);
    expect(sentences({ payments })).toEqual([
      '2 refunds failed: the money has not gone back.',
      '1 order with a payment that does not add up waits for you.',
      '1 payment came for no order that is known here.',
      '4 enrolments have no payment link, the first for 3 days: the payment provider does not answer.',
      '1 refund waits for the payment provider, the first for 3 days.',
      '1 message of the payment provider is not worked through, the first for 3 days.',
    ]);
  });

  it('nothing of a provider that is unreachable for a moment', () => {
    const short = { count: 1, since: ago(quarterOfAnHourMs - 1) };
    const payments = {
      ...noPayments,
      withoutLink: short,
      unsentRefunds: short,
      unappliedEvents: short,
    };
    expect(sentences({ payments })).toEqual([]);
  });
});
