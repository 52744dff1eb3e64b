import { describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';
import type { ApiOptions } from './api-options.ts';
import { makeLearnersApi } from './make-learners-api.ts';

describe('a missed instalment of an erased person', () => {
  const order = {
    id: 'second',
    enrolmentId: null,
    payer: null,
    offer: { title: 'MERN Stack' },
    amountPaise: 133_300,
    instalment: { count: 3 },
  };
  const missed = { planOf: 'first', position: 2, dueOn: '2026-11-02', order };
  const shownTo = async (role: StaffRole) => {
    const store = { orders: { missedInstalments: async () => [missed] } };
    const staff = { id: 'staff', role } as StaffMember;
    const options = { store, staff, now: Date.now } as unknown as ApiOptions;
    return (await makeLearnersApi(options).missedInstalments()).map(({ orderId }) => orderId);
  };

  it.each(['owner', 'accounts'] as const)('waits for %s', async (role) => {
    expect(await shownTo(role)).toEqual(['second']);
  });

  it('is not shown to a counsellor, who may open no order', async () => {
    expect(await shownTo('counsellor')).toEqual([]);
  });
});

describe('the enquiry of a learner', () => {
  const hiddenFor = async (role: StaffRole, enquiryOwnerId: string | null) => {
    const learner = {
      ownerId: null,
      enquiryId: 'e',
      offer: { title: 'MERN' },
      steps: [],
      startsOn: null,
    };
    const store = {
      checklists: { findLearner: async () => learner },
      desk: {
        findEnquiry: async () => ({ ownerId: enquiryOwnerId }),
        settings: async () => ({}),
        eventsOf: async () => [],
      },
    };
    const staff = { id: 'me', role, name: 'Meera' } as StaffMember;
    const options = { store, staff, now: Date.now } as unknown as ApiOptions;
    return (await makeLearnersApi(options).find('order')).hiddenEnquiryOwnerId;
  };

  it('is hidden from a counsellor if a colleague owns it, and the owner is named', async () => {
    expect(await hiddenFor('counsellor', 'john')).toBe('john');
    expect(await hiddenFor('counsellor', 'me')).toBeNull();
    expect(await hiddenFor('counsellor', null)).toBeNull();
    expect(await hiddenFor('owner', 'john')).toBeNull();
  });
});

describe('a missed instalment of an enquiry with a colleague', () => {
  const order = {
    id: 'second',
    enrolmentId: '019abcde-0000-7000-8000-000000000001',
    payer: { name: 'Asha' },
    offer: { title: 'MERN Stack' },
    amountPaise: 133_300,
    instalment: { count: 3 },
  };
  const missed = { planOf: 'first', position: 2, dueOn: '2026-11-02', order };
  const shownTo = async (role: StaffRole, ownerId: string | null) => {
    const store = {
      orders: { missedInstalments: async () => [missed] },
      desk: {
        findEnquiry: async () => ({ ownerId }),
        settings: async () => ({}),
        eventsOf: async () => [],
      },
    };
    const staff = { id: 'me', role } as StaffMember;
    const options = { store, staff, now: Date.now } as unknown as ApiOptions;
    return (await makeLearnersApi(options).missedInstalments()).map(({ orderId }) => orderId);
  };

  it('is left out of the list of a counsellor, who still gets the rest of the day', async () => {
    expect(await shownTo('counsellor', 'a colleague')).toEqual([]);
  });

  it('is shown to its owner, to everybody while it is unassigned, and to an owner', async () => {
    expect(await shownTo('counsellor', 'me')).toEqual(['second']);
    expect(await shownTo('counsellor', null)).toEqual(['second']);
    expect(await shownTo('owner', 'a colleague')).toEqual(['second']);
  });
});

describe('the welcome message', () => {
  const sentOn = async (day: string) => {
    const learner = {
      name: 'Asha',
      offer: { title: 'MERN Stack' },
      startsOn: '2026-11-23',
      ownerId: null,
      steps: [],
    };
    const store = {
      checklists: { findLearner: async () => learner },
      desk: {
        findEnquiry: async () => null,
        settings: async () => ({}),
        eventsOf: async () => [],
      },
    };
    const staff = { id: 'me', name: 'Ravi', role: 'owner' } as StaffMember;
    const now = () => Date.parse(`${day}T12:00:00+05:30`);
    const options = { store, staff, now } as unknown as ApiOptions;
    return (await makeLearnersApi(options).find('first')).messages
      .map(({ body }) => body)
      .join('\n');
  };

  it('names the first day as one to come up to that day, and as one that is over later', async () => {
    expect(await sentOn('2026-11-23')).toContain('Your first class is on 23 November 2026.');
    expect(await sentOn('2026-11-24')).toContain('Your first class was on 23 November 2026.');
  });
});
