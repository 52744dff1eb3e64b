import { describe, expect, it } from 'vitest';
import type { Staff } from '#database/staff/member-port.ts';
import type { StaffRole } from '#domain/staff/staff-roles.ts';
import type { ApiOptions } from './api-options.ts';
import { learnersApi } from './learners-api.ts';

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
    const staff = { id: 'staff', role } as Staff;
    const options = { store, staff, now: Date.now } as unknown as ApiOptions;
    return (await learnersApi(options).missedInstalments()).map(({ orderId }) => orderId);
  };

  it.each(['owner', 'accounts'] as const)('waits for %s', async (role) => {
    expect(await shownTo(role)).toEqual(['second']);
  });

  it('is not shown to a counsellor, who may open no order', async () => {
    expect(await shownTo('counsellor')).toEqual([]);
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
    const staff = { id: 'me', role } as Staff;
    const options = { store, staff, now: Date.now } as unknown as ApiOptions;
    return (await learnersApi(options).missedInstalments()).map(({ orderId }) => orderId);
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
