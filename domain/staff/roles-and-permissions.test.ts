import { describe, expect, it } from 'vitest';
import {
  hasPermission,
  permissions,
  roleDescriptions,
  seesEnquiry,
  staffRoles,
} from './roles-and-permissions.ts';

describe('a role', () => {
  it('of an owner may do everything', () => {
    for (const permission of permissions) expect(hasPermission('owner', permission)).toBe(true);
  });
  it('of a counsellor may work on enquiries, ask for payments, and see the batches that are sold', () => {
    expect(permissions.filter((one) => hasPermission('counsellor', one))).toEqual([
      'enquiries',
      'payment links',
      'see batches',
    ]);
  });
  it('of accounts may see money and no enquiries', () => {
    expect(permissions.filter((one) => hasPermission('accounts', one))).toEqual([
      'orders',
      'refunds',
      'record payments',
      'see batches',
      'export orders',
      'close months',
    ]);
  });
  it.each(staffRoles)('of %s is described as one that may refund money', (role) => {
    expect(/everything|paying back/.test(roleDescriptions[role])).toBe(
      hasPermission(role, 'refunds'),
    );
  });
});

describe('an enquiry is visible', () => {
  const [own, nobodys, others] = [{ ownerId: 'me' }, { ownerId: null }, { ownerId: 'other' }];
  const as = (role: 'owner' | 'counsellor' | 'accounts') => ({ staffId: 'me', role });

  it('to a counsellor when it is theirs or unassigned', () => {
    const sees = [own, nobodys, others].map((one) =>
      seesEnquiry(as('counsellor'), one, 'own and unowned'),
    );
    expect(sees).toEqual([true, true, false]);
  });
  it('to every counsellor when the owner says so', () => {
    expect(seesEnquiry(as('counsellor'), others, 'all')).toBe(true);
  });
  it('to an owner always, and to accounts never', () => {
    expect(seesEnquiry(as('owner'), others, 'own and unowned')).toBe(true);
    expect(seesEnquiry(as('accounts'), nobodys, 'all')).toBe(false);
  });
});
