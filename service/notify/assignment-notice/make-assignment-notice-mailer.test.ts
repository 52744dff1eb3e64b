import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AssignmentNotice } from '#database/desk/assignment/assignment-notice-port.ts';
import type { Store } from '#database/store.ts';
import { type SmtpServer, startSmtpServer } from '../../../tests/service/support/smtp-server.ts';
import { makeAssignmentNoticeMailer } from './make-assignment-notice-mailer.ts';

const siteUrl = 'https://miranaya.example';
const notice = (changes: Partial<AssignmentNotice> = {}): AssignmentNotice => ({
  id: 'n1',
  staffId: 'asha',
  subject: 'e1',
  kind: 'given',
  who: 'meera',
  at: new Date('2026-11-25T06:00:00Z'),
  ...changes,
});

let server: SmtpServer;
let claimed: AssignmentNotice[];
let mailed: string[];
let mailer: ReturnType<typeof makeAssignmentNoticeMailer>;
beforeEach(async () => {
  server = await startSmtpServer();
  claimed = [];
  mailed = [];
  const people = [
    { id: 'asha', name: 'Asha', email: 'asha@staff.example', state: 'active' },
    { id: 'meera', name: 'Meera', email: 'meera@staff.example', state: 'active' },
    { id: 'dev', name: 'Dev', email: 'dev@staff.example', state: 'left' },
  ];
  const store = {
    staff: { staff: async () => people },
    desk: {
      claimNoticeMails: async () => claimed,
      markNoticesMailed: async (ids: string[]) => void mailed.push(...ids),
      findEnquiry: async (id: string) =>
        ['erased', 'paid'].includes(id)
          ? null
          : { id, name: id === 'e1' ? 'Priya' : 'Kiran', email: null },
    },
    checklists: {
      findLearner: async (id: string) => (id === 'paid' ? { orderId: id, name: 'Divya' } : null),
    },
  } as unknown as Pick<Store, 'desk' | 'staff' | 'checklists'>;
  mailer = makeAssignmentNoticeMailer(
    { smtpUrl: server.url, to: [], from: 'site@miranaya.example' },
    store,
    siteUrl,
  );
});
afterEach(async () => {
  mailer.close();
  await server.close();
});

describe('a mail to a colleague without an open desk', () => {
  it('states who assigned what, and links there', async () => {
    claimed = [notice()];
    await mailer.mailNotices();
    expect(server.acceptedMails.map(({ to, subject }) => [to, subject])).toEqual([
      [['asha@staff.example'], 'Priya is yours now'],
    ]);
    expect(server.acceptedMails[0]?.data).toContain('is yours now, by Meera');
    expect(server.acceptedMails[0]?.data).toContain(`${siteUrl}/desk/enquiries/e1`);
    expect(mailed).toEqual(['n1']);
  });

  it('names the learner whose checklist was assigned, and links to the checklist', async () => {
    claimed = [notice({ subject: 'paid' })];
    await mailer.mailNotices();
    expect(server.acceptedMails[0]?.subject).toMatch(/Divya.*s checklist is yours now/);
    expect(server.acceptedMails[0]?.data).toContain(`${siteUrl}/desk/learners/paid`);
  });

  it('is one mail about enquiries and checklists', async () => {
    claimed = [notice(), notice({ id: 'n2', subject: 'paid' })];
    await mailer.mailNotices();
    expect(server.acceptedMails.map(({ subject }) => subject)).toEqual([
      '2 enquiries and checklists have changed hands',
    ]);
  });

  it('is one mail about several enquiries; of one that was assigned twice, the last assignment counts', async () => {
    claimed = [
      notice({ who: 'assignment' }),
      notice({ id: 'n2', subject: 'e2' }),
      notice({ id: 'n3', kind: 'passed on', who: 'assignment' }),
    ];
    await mailer.mailNotices();
    expect(server.acceptedMails).toHaveLength(1);
    expect(server.acceptedMails[0]?.subject).toBe('2 enquiries have changed hands');
    expect(server.acceptedMails[0]?.data).toContain('the time to answer was over');
    expect(mailed.sort()).toEqual(['n1', 'n2', 'n3']);
  });

  it('names twenty, and counts the rest', async () => {
    claimed = Array.from({ length: 23 }, (_, n) => notice({ id: `n${n}`, subject: `e${n}` }));
    await mailer.mailNotices();
    expect(server.acceptedMails[0]?.subject).toBe('23 enquiries have changed hands');
    expect(server.acceptedMails[0]?.data).toContain('And: 3 more');
    expect(mailed).toHaveLength(23);
  });

  it('is not sent to a former member, nor about an erased enquiry', async () => {
    claimed = [notice({ staffId: 'dev' }), notice({ id: 'n2', subject: 'erased' })];
    await mailer.mailNotices();
    expect(server.acceptedMails).toEqual([]);
    expect(mailed.sort()).toEqual(['n1', 'n2']);
  });

  it('is tried again when the server is busy', async () => {
    server.behaviour = 'is busy';
    claimed = [notice()];
    await mailer.mailNotices();
    expect(mailed).toEqual([]);
  });
});
