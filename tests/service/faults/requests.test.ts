/**
 * Hostile requests and clients. These tests are the short form of `npm run bench:faults` (docs/reliability.md has its
 * results), with real processes, real files and a real PostgreSQL.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveAnswersUnread } from '../../../bench/faults/leave-answers-unread.ts';
import { openSlowSockets } from '../../../bench/faults/open-slow-sockets.ts';
import { searchLogForPersonalData } from '../../../bench/faults/search-log-for-personal-data.ts';
import { sendHostileRequests } from '../../../bench/faults/send-hostile-requests.ts';
import { makeScratchFolder } from '../support/make-scratch-folder.ts';

let folder: ReturnType<typeof makeScratchFolder>;
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(() => folder.remove());

const lossless = { lost: 0, twice: 0 };

describe('the service', () => {
  it('answers hostile requests in JSON, and never with an error of its own', async () => {
    const outcome = await sendHostileRequests(folder.path, 400, 20_261_121);
    expect(outcome.note).toMatch(/^0 crashes, 0 answers of 5xx, every body JSON with a code/);
  });

  it('closes sockets that never finish, and serves other visitors meanwhile', async () => {
    const outcome = await openSlowSockets(folder.path, 40);
    expect(outcome).toMatchObject(lossless);
    expect(outcome.note).toMatch(/^40 closed/);
  });

  it('limits its memory when answers are not read, closes those sockets, and serves other visitors meanwhile', async () => {
    const outcome = await leaveAnswersUnread(folder.path, 20);
    expect(outcome).toMatchObject(lossless);
    expect(outcome.note).toMatch(/^20 closed.*; at most (1?\d?\d) MB more memory/);
  });

  it('logs no name, no address and no number', async () => {
    expect(await searchLogForPersonalData(folder.path, 60)).toMatchObject({ isGood: true });
  });
});
