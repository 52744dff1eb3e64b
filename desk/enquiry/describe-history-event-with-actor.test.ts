import { describe, expect, it } from 'vitest';
import type { HistoryEvent } from '../api-types/enquiry-api.ts';
import { describeHistoryEventWithActor } from './describe-history-event-with-actor.ts';
import { describeNoticeAndAgreement } from './describe-notice-and-agreement.ts';

const now = new Date('2026-11-21T10:00:00Z');
const names: Readonly<Record<string, string>> = { a: 'Asha', r: 'Ravi' };
const say = (type: string, what: HistoryEvent['what'] = {}, who = 'a') => {
  const one = { id: '1', at: now, who, enquiryId: 'e', type, what };
  const said = describeHistoryEventWithActor(one, {
    nameOf: (id) => names[id] ?? null,
    visitor: 'Priya',
    now,
  });
  return said.who === null ? said.words : `${said.who} ${said.words}`;
};
const tried = (outcome: string, tries = 0, callAt: string | null = null) =>
  say('enquiry.tried', { act: { kind: 'note outcome', outcome, callAt }, after: { tries } });

const alike = { id: 'z', eventId: 'y', nearness: 'alike' };

describe('an event is described as', () => {
  it.each([
    [tried('no answer', 1), 'Asha called: not picked up, first try'],
    [tried('no answer', 2), 'Asha called: not picked up, second try'],
    [tried('busy', 9), 'Asha called: busy, ninth try'],
    [tried('busy', 10), 'Asha called: busy, 10th try'],
    [tried('busy', 12), 'Asha called: busy, 12th try'],
    [tried('busy', 21), 'Asha called: busy, 21st try'],
    [say('enquiry.linked'), 'Asha said that two enquiries are the same person’s'],
    [say('enquiry.carried-over'), 'Asha put it where the enquiry that it was linked with stands'],
    [
      say('enquiry.claimed', { act: { kind: 'claim' }, along: [{ id: 'x', eventId: 'y' }] }),
      'Asha assigned it to themselves, together with 1 other enquiry of the same person',
    ],
    [
      say('enquiry.state-set', {
        act: { kind: 'set state', state: 'enrolled' },
        along: [{ id: 'x', eventId: 'y' }],
      }),
      'Asha set it to “Enrolled”; of 1 other enquiry of the same person, only the owner changed',
    ],
    [
      say('enquiry.claimed', { act: { kind: 'claim' }, along: [alike] }),
      'Asha assigned it to themselves, together with 1 other enquiry with the same number or address',
    ],
    [
      say('enquiry.tried', {
        act: { kind: 'note outcome', outcome: 'no answer', callAt: null },
        after: { tries: 1 },
        along: [alike, { id: 'x', eventId: 'y', nearness: 'linked' }],
      }),
      'Asha called: not picked up, first try, together with 1 other enquiry of the same person; of 1 other enquiry with the same number or address, only the owner changed',
    ],
    [
      say('enquiry.claimed', { act: { kind: 'claim' }, because: 'x' }),
      'Asha assigned it to themselves, together with another enquiry',
    ],
    [
      say('enquiry.handed-over', { act: { kind: 'hand over', to: 'r' }, heldWith: 'x' }),
      'Asha gave it to Ravi, who has another enquiry of the same person, number or address',
    ],
    [
      say('enquiry.restored', { undoes: 'x', because: 'y' }),
      'Asha took the last step back, together with another enquiry',
    ],
    [say('enquiry.unlinked'), 'Asha said that this enquiry is another person’s'],
    [say('enquiry.let-in'), 'Asha released it from quarantine'],
    [
      say('enquiry.handed-over', { act: { kind: 'hand over', to: 'nobody we know' } }),
      'Asha gave it to a colleague',
    ],
    [
      say('enquiry.note-taken-back', { writtenBy: 'x', writtenAt: '2026-11-21T09:00:00.000Z' }),
      'Asha took back a colleague’s note of today 14:30',
    ],
    [tried('answered'), 'Asha called, and was answered'],
    [
      tried('answered', 0, '2026-11-23T05:30:00Z'),
      'Asha called, was answered, and is to call again: Mon 23 Nov 11:00',
    ],
    [tried('wrong number'), 'Asha called: it is the wrong number'],
    [say('enquiry.claimed', { act: { kind: 'claim' } }), 'Asha assigned it to themselves'],
    [say('enquiry.handed-over', { act: { kind: 'hand over', to: 'r' } }), 'Asha gave it to Ravi'],
    [say('enquiry.handed-over', { act: { kind: 'hand over', to: 'a' } }), 'Asha took it over'],
    [
      say('enquiry.handed-over', { act: { kind: 'hand over', to: null } }),
      'Asha put it back for whoever takes it',
    ],
    [
      say('enquiry.lost', { act: { kind: 'lose', reason: 'no time' } }),
      'Asha closed it as lost: no time',
    ],
    [
      say('enquiry.state-set', { act: { kind: 'set state', state: 'thinking' } }),
      'Asha set it to “Thinking it over”',
    ],
    [
      say('enquiry.due-set', { act: { kind: 'set due', at: '2026-11-21T12:30:00Z' } }),
      'Asha set the next date: today 18:00',
    ],
    [
      say('enquiry.changed', {
        act: { kind: 'change', state: 'thinking', lostReason: null, dueAt: null, to: null },
      }),
      'Asha changed it: state “Thinking it over”',
    ],
    [say('enquiry.kin-erased'), 'Asha erased another enquiry of the same person'],
    [say('enquiry.restored', { undoes: 'x' }), 'Asha took the last step back'],
    [say('note'), 'Asha wrote a note'],
    [
      say('enquiry.note-taken-back', { writtenBy: 'a', writtenAt: '2026-11-21T09:00:00.000Z' }),
      'Asha took back a note of today 14:30',
    ],
    [
      say('enquiry.note-taken-back', { writtenBy: 'r', writtenAt: '2026-11-20T09:00:00.000Z' }),
      'Asha took back Ravi’s note of yesterday 14:30',
    ],
    [
      say('correction', { field: 'phone', was: '12', becomes: '13' }),
      'Asha corrected the number: “12” is now “13”',
    ],
    [say('correction', { field: 'name', was: null, becomes: 'B' }), 'Asha corrected the name: “B”'],
    [say('enquiry.received', { kind: 'enrollments' }, 'visitor'), 'Priya enrolled on the site'],
    [
      say('enquiry.received', { kind: 'request_a_call', isQuarantined: true }, 'visitor'),
      'Priya asked for a call; kept in quarantine',
    ],
    [say('enquiry.paid', { act: { kind: 'paid' } }, 'provider'), 'The fee was paid: enrolled'],
    [say('enquiry.of-tomorrow', {}, 'terminal'), 'Somebody at the terminal changed it'],
    [
      say('order.paid', { offer: 'MERN', paise: 399_900, isMailed: true }, 'provider'),
      'Paid: MERN, ₹3,999, a mail about it goes out',
    ],
    [
      say('order.paid', { offer: 'MERN', paise: 399_900, isLate: true }, 'worker'),
      'Paid: MERN, ₹3,999, after the link had ended',
    ],
    [
      say('order.doubt-settled', { offer: 'MERN', paise: 1 }, 'a'),
      'The payment was looked at and settled: MERN, ₹0.01, by Asha',
    ],
  ])('%s', (said, words) => {
    expect(said).toBe(words);
  });
});

describe('the privacy notice under which a form was sent', () => {
  const notice = { from: '2026-11-21', agreed: 'agreed to news by mail' };

  it('is named by its day, with what was agreed to', () => {
    expect(describeNoticeAndAgreement({ type: 'enquiry.received', what: { notice } })).toEqual({
      name: 'privacy notice of 21 November 2026',
      agreed: 'agreed to news by mail',
    });
  });

  it('is shown only for what visitors sent, and for nothing before the first notice', () => {
    expect(
      describeNoticeAndAgreement({ type: 'enquiry.received', what: { notice: null } }),
    ).toBeNull();
    expect(describeNoticeAndAgreement({ type: 'enquiry.received', what: {} })).toBeNull();
    expect(describeNoticeAndAgreement({ type: 'enquiry.claimed', what: { notice } })).toBeNull();
  });
});
