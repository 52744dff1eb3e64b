import { describe, expect, it } from 'vitest';
import {
  describeEnquiryFlash,
  type EnquiryFlash,
  enquiryFlashesWithoutEvent,
} from '../../enquiry/enquiry-flashes-without-event.ts';
import {
  describeOrderFlash,
  describeStepAfterGrant,
  type OrderFlash,
  orderFlashes,
} from './order-flashes.ts';

const promisesMail = /by mail/;
const order = Object.keys(orderFlashes) as OrderFlash[];
const enquiry = Object.keys(enquiryFlashesWithoutEvent) as EnquiryFlash[];

describe('a flash message', () => {
  const mailed = order.filter((flash) => promisesMail.test(describeOrderFlash(flash, true)));

  it('says what goes out by mail, where mail is set up', () => {
    expect(mailed).toEqual(
      expect.arrayContaining(['change', 'moved', 'second', 'recorded', 'handed back', 'planned']),
    );
    expect(describeEnquiryFlash('asked', true)).toMatch(promisesMail);
    expect(describeEnquiryFlash('renewed', true)).toMatch(promisesMail);
  });

  it('promises no mail where none is set up, and says what to do instead', () => {
    const promised = [
      ...order.map((flash) => describeOrderFlash(flash, false)),
      ...enquiry.map((flash) => describeEnquiryFlash(flash, false)),
    ];
    expect(promised.filter((sentence) => promisesMail.test(sentence))).toEqual([]);
    for (const flash of mailed)
      expect(describeOrderFlash(flash, false)).toMatch(/No mail goes out.* yourself/);
  });

  it('says after a grant what comes next, also if no batch is there to move to', () => {
    const batch = { id: 'b', startsOn: '2027-01-05', endsOn: '2027-02-05', from: '9', to: '11' };
    expect(describeStepAfterGrant({ moves: [] })).toContain('set up and published first');
    expect(describeStepAfterGrant({ moves: [batch] })).toContain('Now move the order');
  });

  it('is the same in both cases if it is not about a mail', () => {
    for (const flash of order.filter((one) => !mailed.includes(one)))
      expect(describeOrderFlash(flash, false)).toBe(orderFlashes[flash]);
    expect(describeEnquiryFlash('open', false)).toBe(enquiryFlashesWithoutEvent.open);
  });
});
