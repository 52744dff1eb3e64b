import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';
import { type OpenedStore, onBothEngines } from '../../tests/service/support/on-both-engines.ts';
import {
  samplePasswordCredentials,
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import type { Store } from '../store.ts';
import type { NewCredentials } from './invitation-port.ts';

const soon = () => new Date(Date.now() + 3_600_000);

const chosen: NewCredentials = { kind: 'password', password: samplePasswordCredentials };
const newPasskey = (id = randomUUID()) => ({
  id,
  name: 'Phone',
  publicKey: 'k',
  counter: 0,
  transports: [],
  createdAt: new Date(1_700_000_000_000),
  usedAt: null,
});

onBothEngines('staff', (open) => {
  let opened: OpenedStore;
  let store: Store;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
  });
  afterAll(() => opened.close());

  const types = async (id: string) => (await store.desk.eventsOf([id])).map(({ type }) => type);

  it('have no desk before anybody is invited', async () => {
    expect(await store.staff.hasDesk()).toBe(false);
    await storeStaffMember(store, 'owner');
    expect(await store.staff.hasDesk()).toBe(true);
  });

  describe('are invited', () => {
    it('by a link that works once, and are recognised by their address', async () => {
      const hash = randomUUID();
      const person = { email: ' Lila@Example.com', name: 'Lila', role: 'counsellor' } as const;
      const lila = await store.staff.invite(person, { hash, expiresAt: soon() }, 'terminal');
      const kept = { email: 'lila@example.com', name: 'Lila', state: 'invited', takesTurns: true };
      expect(lila).toMatchObject(kept);
      expect(await store.staff.staffOfLink(hash)).toEqual(lila);
      const second = await opened.openAnother();
      const used = await Promise.all([
        store.staff.redeemLink(hash, chosen),
        second.staff.redeemLink(hash, chosen),
      ]);
      expect(used.filter((one) => one !== null)).toEqual([{ ...lila, state: 'active' }]);
      expect(await store.staff.staffOfLink(hash)).toBeNull();
      expect(await store.staff.staffByEmail(' LILA@example.com')).toMatchObject({ id: lila.id });
      expect(await store.staff.findStaff(lila.id)).toMatchObject({ state: 'active' });
      expect((await store.staff.staff()).map(({ id }) => id)).toContain(lila.id);
      expect(await types(lila.id)).toEqual([
        'staff.invited',
        'staff.link-used',
        'staff.password-set',
      ]);
    });

    it('but not by a link that is too old, was replaced, or was never created', async () => {
      const person = { email: 'late@example.com', name: 'Late', role: 'counsellor' } as const;
      const [old, replaced, newest] = [randomUUID(), randomUUID(), randomUUID()];
      await store.staff.invite(person, { hash: old, expiresAt: new Date(0) }, 'terminal');
      expect(await store.staff.staffOfLink(old)).toBeNull();
      expect(await store.staff.redeemLink(old, chosen)).toBeNull();
      await store.staff.invite(person, { hash: replaced, expiresAt: soon() }, 'terminal');
      const owner = { ...person, role: 'owner' } as const;
      const again = await store.staff.invite(
        owner,
        { hash: newest, expiresAt: soon() },
        'terminal',
      );
      expect(again).toMatchObject({ role: 'owner', state: 'invited' });
      expect(await store.staff.redeemLink(replaced, chosen)).toBeNull();
      expect(await store.staff.redeemLink(randomUUID(), chosen)).toBeNull();
      expect(await store.staff.redeemLink(newest, chosen)).toMatchObject({
        id: again.id,
        state: 'active',
      });
      await store.staff.removeMember(again.id, null, 'terminal');
    });

    it('again while they are active: using the link ends the earlier sign-in methods, and opening does not', async () => {
      const { email, name, role, id } = await storeStaffMember(store);
      const [session, hash, unused] = [randomUUID(), randomUUID(), randomUUID()];
      await store.staff.setPassword(id, {
        ...samplePasswordCredentials,
        recoveryHashes: [randomUUID(), randomUUID()],
      });
      await store.staff.addPasskey({ ...newPasskey(), staffId: id });
      await store.staff.startSession(session, id, 'Firefox');
      await store.staff.invite(
        { email, name, role },
        { hash: unused, expiresAt: soon() },
        'terminal',
      );
      await store.staff.invite({ email, name, role }, { hash, expiresAt: soon() }, 'terminal');
      expect(await store.staff.credentials(id)).toMatchObject({
        passwordHash: 'a hash',
        recoveryCodesLeft: 2,
      });
      expect(await store.staff.sessionOf(session)).not.toBeNull();
      const passkey = newPasskey();
      expect(await store.staff.redeemLink(hash, { kind: 'passkey', passkey })).toMatchObject({
        id,
        state: 'active',
      });
      expect(await store.staff.credentials(id)).toEqual({
        passwordHash: null,
        totpSecret: null,
        totpStep: 0,
        recoveryCodesLeft: 0,
      });
      expect(await store.staff.passkeysOf(id)).toEqual([{ ...passkey, staffId: id }]);
      expect(await store.staff.sessionOf(session)).toBeNull();
      expect(await store.staff.redeemLink(hash, chosen)).toBeNull();
    });

    it.each(['passkey', 'password'] as const)(
      'and keep their sign-in methods and the link when the new %s can not be stored',
      async (kind) => {
        const { email, name, role, id } = await storeStaffMember(store);
        const other = await storeStaffMember(store);
        const [taken, session, hash] = [randomUUID(), randomUUID(), randomUUID()];
        await store.staff.addPasskey({ ...newPasskey(taken), staffId: other.id });
        await store.staff.setPassword(other.id, {
          ...samplePasswordCredentials,
          recoveryHashes: [taken],
        });
        await store.staff.addPasskey({ ...newPasskey(), staffId: id });
        await store.staff.startSession(session, id, 'Firefox');
        await store.staff.invite({ email, name, role }, { hash, expiresAt: soon() }, 'terminal');
        const way: NewCredentials =
          kind === 'passkey'
            ? { kind, passkey: newPasskey(taken) }
            : { kind, password: { ...samplePasswordCredentials, recoveryHashes: [taken] } };
        await expect(store.staff.redeemLink(hash, way)).rejects.toThrow();
        expect(await store.staff.staffOfLink(hash)).toMatchObject({ id });
        expect(await store.staff.credentials(id)).toMatchObject({ passwordHash: 'a hash' });
        expect(await store.staff.passkeysOf(id)).toHaveLength(1);
        expect(await store.staff.sessionOf(session)).not.toBeNull();
        expect(await store.staff.redeemLink(hash, chosen)).toMatchObject({ id });
      },
    );

    it('again with their present role while they are active', async () => {
      const { email, id } = await storeStaffMember(store, 'accounts');
      const again = { email, name: 'Other', role: 'owner' } as const;
      const link = { hash: randomUUID(), expiresAt: soon() };
      expect(await store.staff.invite(again, link, 'terminal')).toMatchObject({
        id,
        role: 'accounts',
        state: 'active',
        takesTurns: false,
      });
    });
  });

  describe('sign in', () => {
    it('by a password, and by codes that are accepted once', async () => {
      const { id } = await storeStaffMember(store);
      expect(await store.staff.credentials(randomUUID())).toEqual({
        passwordHash: null,
        totpSecret: null,
        totpStep: 0,
        recoveryCodesLeft: 0,
      });
      const password = { passwordHash: 'hash', totpSecret: 'secret', totpStep: 5 };
      const recoveryHashes = [`${id}1`, `${id}2`];
      await store.staff.setPassword(id, { ...password, recoveryHashes });
      expect(await store.staff.acceptTotpStep(id, 5)).toBe(false);
      // Either of the two simultaneous calls may succeed.
      const takes = [7, 7].map((step) => store.staff.acceptTotpStep(id, step));
      expect((await Promise.all(takes)).sort()).toEqual([false, true]);
      expect(await store.staff.acceptTotpStep(id, 6)).toBe(false);
      expect(await store.staff.acceptTotpStep(id, 8)).toBe(true);
      expect(await store.staff.credentials(id)).toEqual({
        passwordHash: 'hash',
        totpSecret: 'secret',
        totpStep: 8,
        recoveryCodesLeft: 2,
      });
      const other = await storeStaffMember(store);
      expect(await store.staff.redeemRecoveryCode(other.id, `${id}1`)).toBe(false);
      const codes = [1, 2].map(() => store.staff.redeemRecoveryCode(id, `${id}1`));
      expect((await Promise.all(codes)).sort()).toEqual([false, true]);
      await store.staff.setPassword(id, samplePasswordCredentials);
      expect(await store.staff.redeemRecoveryCode(id, `${id}2`)).toBe(false);
      await expect(
        store.staff.setPassword(randomUUID(), samplePasswordCredentials),
      ).rejects.toThrow('no member');
    });

    it('by passkeys', async () => {
      const { id } = await storeStaffMember(store);
      const passkey = {
        id: `key-${id}`,
        staffId: id,
        name: 'Phone',
        publicKey: 'cHVibGlj',
        counter: 0,
        transports: ['internal', 'hybrid'],
        createdAt: new Date(1_700_000_000_000),
        usedAt: null,
      };
      await store.staff.addPasskey(passkey);
      expect(await store.staff.findPasskey(passkey.id)).toEqual(passkey);
      await store.staff.notePasskeyUse(passkey.id, 3);
      const used = { ...passkey, counter: 3, usedAt: expect.any(Date) };
      expect(await store.staff.passkeysOf(id)).toEqual([used]);
      expect(await store.staff.removePasskey(passkey.id, randomUUID())).toBe('unknown');
      expect(await store.staff.passkeysOf(id)).toHaveLength(1);
      expect(await store.staff.removePasskey(passkey.id, id)).toBe('removed');
      expect(await store.staff.findPasskey(passkey.id)).toBeNull();
      expect(await types(id)).toEqual(
        expect.arrayContaining(['staff.passkey-added', 'staff.passkey-removed']),
      );
    });

    it('by one passkey at least, even if two tabs remove the last two at once', async () => {
      const { id } = await storeStaffMember(store);
      await opened.exec(
        `UPDATE staff SET password_hash = NULL, totp_secret = NULL WHERE id = '${id}'`,
      );
      const ids = [`one-${id}`, `two-${id}`];
      for (const key of ids)
        await store.staff.addPasskey({
          ...{ id: key, staffId: id, name: 'Phone', publicKey: 'cHVibGlj', counter: 0 },
          ...{ transports: ['internal'], createdAt: new Date(), usedAt: null },
        });
      const removed = await Promise.all(ids.map((key) => store.staff.removePasskey(key, id)));
      expect(removed.sort()).toEqual(['last way in', 'removed']);
      expect(await store.staff.passkeysOf(id)).toHaveLength(1);
    });

    it('with longer waits after each wrong attempt', async () => {
      const key = randomUUID();
      expect(await store.staff.tries(key)).toBeNull();
      const counted = await Promise.all([1, 2, 3].map(() => store.staff.incrementAttempts(key)));
      expect(counted.sort()).toEqual([1, 2, 3]);
      expect(await store.staff.tries(key)).toEqual({ tries: 3, lastAt: expect.any(Date) });
      await store.staff.resetAttempts(key, new Date(0));
      expect(await store.staff.tries(key)).not.toBeNull();
      await store.staff.resetAttempts(key);
      expect(await store.staff.tries(key)).toBeNull();
    });

    it('counting one of several simultaneous attempts, or as many as are free', async () => {
      const together = async (key: string, triesSeen: number, freeTries: number) => {
        const count = () => store.staff.claimAttempt([{ key, triesSeen, freeTries }]);
        return (await Promise.all([1, 2, 3, 4].map(count))).filter((isCounted) => isCounted).length;
      };
      const [account, device] = [randomUUID(), randomUUID()];
      expect(await together(account, 0, 0)).toBe(1);
      expect(await together(account, 1, 0)).toBe(1);
      expect(await together(account, 1, 0)).toBe(0);
      expect(await store.staff.tries(account)).toMatchObject({ tries: 2 });
      expect(await together(device, 0, 2)).toBe(3);
      expect(await store.staff.tries(device)).toMatchObject({ tries: 3 });
    });

    it('counting an attempt under all of its keys or under none', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      const keys = (seen: number) =>
        [one, other].map((key) => ({ key, triesSeen: key === one ? seen : 0, freeTries: 0 }));
      await store.staff.incrementAttempts(one);
      expect(await store.staff.claimAttempt(keys(0))).toBe(false);
      expect(await store.staff.tries(one)).toMatchObject({ tries: 1 });
      expect(await store.staff.tries(other)).toBeNull();
      expect(await store.staff.claimAttempt(keys(1))).toBe(true);
      expect(await store.staff.tries(one)).toMatchObject({ tries: 2 });
      expect(await store.staff.tries(other)).toMatchObject({ tries: 1 });
    });
  });

  it('are recognised by their session until they end it', async () => {
    const staff = await storeStaffMember(store);
    const [here, there] = [randomUUID(), randomUUID()];
    const session = await store.staff.startSession(here, staff.id, 'Firefox');
    const other = await store.staff.startSession(there, staff.id, 'Phone');
    expect((await store.desk.eventsOf([staff.id])).slice(-2)).toMatchObject([
      { type: 'staff.signed-in', who: staff.id, what: { device: 'Firefox' } },
      { type: 'staff.signed-in', who: staff.id, what: { device: 'Phone' } },
    ]);
    await store.staff.noteFailedSignIn(staff.id, 'Chrome');
    expect((await store.desk.eventsOf([staff.id])).at(-1)).toMatchObject({
      type: 'staff.sign-in-failed',
      who: 'sign-in page',
      what: { device: 'Chrome' },
    });
    expect(await store.staff.sessionOf(here)).toEqual({ session, staff });
    expect(await store.staff.sessionOf(randomUUID())).toBeNull();
    expect(await store.staff.sessionsOf(staff.id)).toHaveLength(2);
    await store.staff.endSession(session.id, randomUUID());
    expect(await store.staff.sessionOf(here)).not.toBeNull();
    await store.staff.endSessions(staff.id, session.id);
    expect(await store.staff.sessionsOf(staff.id)).toEqual([session]);
    expect(await store.staff.sessionOf(there)).toBeNull();
    await store.staff.endSession(session.id, staff.id);
    expect(await store.staff.sessionOf(here)).toBeNull();
    expect(other.staffId).toBe(staff.id);
    await store.staff.startSession(here, staff.id, 'Firefox');
    await store.staff.endSessions(staff.id, null);
    expect(await store.staff.sessionsOf(staff.id)).toEqual([]);
  });

  it('take turns from the start, except an owner, who decides this', async () => {
    expect(await storeStaffMember(store)).toMatchObject({ takesTurns: true });
    const owner = await storeStaffMember(store, 'owner');
    expect(owner).toMatchObject({ takesTurns: false });
    // The role is restored, because later tests count the owners.
    await store.staff.changeRole(owner.id, 'counsellor', 'terminal');
  });

  it('take turns as the role of their last invitation does, and keep their choice if it is the same', async () => {
    const invite = (email: string, role: StaffRole) => {
      const person = { email, name: 'Again', role } as const;
      return store.staff.invite(person, { hash: randomUUID(), expiresAt: soon() }, 'terminal');
    };
    const email = `${randomUUID()}@example.com`;
    expect(await invite(email, 'accounts')).toMatchObject({ takesTurns: false });
    const { id } = await invite(email, 'counsellor');
    expect(await store.staff.findStaff(id)).toMatchObject({ takesTurns: true });
    expect(await invite(email, 'owner')).toMatchObject({ takesTurns: false });
    await store.staff.setTakesTurns(id, true, 'terminal');
    expect(await invite(email, 'owner')).toMatchObject({ takesTurns: true });
    // The role is restored, because later tests count the owners.
    await invite(email, 'counsellor');
  });

  it('are renamed and take turns, which is recorded', async () => {
    const { id } = await storeStaffMember(store);
    await store.staff.rename(id, 'New name', 'terminal');
    await store.staff.setTakesTurns(id, false, 'terminal');
    expect(await store.staff.findStaff(id)).toMatchObject({ name: 'New name', takesTurns: false });
    expect((await types(id)).slice(-2)).toEqual(['staff.renamed', 'staff.turns-set']);
    await store.staff.rename(randomUUID(), 'Nobody', 'terminal');
  });

  describe('leave', () => {
    it('and lose all access, and their enquiries are handed over', async () => {
      const [leaver, heir] = [await storeStaffMember(store), await storeStaffMember(store)];
      const hash = randomUUID();
      await store.staff.startSession(hash, leaver.id, 'Firefox');
      await store.staff.setPassword(leaver.id, {
        ...samplePasswordCredentials,
        recoveryHashes: [`${leaver.id}r`],
      });
      const open = await submitEnquiry(store);
      const finished = await submitEnquiry(store);
      for (const { id } of [open, finished])
        await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(leaver));
      await store.desk.act(
        finished.id,
        { kind: 'lose', reason: 'no time' },
        toCounsellorActor(leaver),
      );
      expect(await store.staff.removeMember(leaver.id, heir.id, 'terminal')).toBe(true);
      expect(await store.staff.findStaff(leaver.id)).toMatchObject({
        state: 'left',
        leftAt: expect.any(Date),
      });
      expect(await store.staff.sessionOf(hash)).toBeNull();
      expect(await store.staff.credentials(leaver.id)).toMatchObject({ passwordHash: null });
      expect(await store.staff.redeemRecoveryCode(leaver.id, `${leaver.id}r`)).toBe(false);
      expect(await store.desk.findEnquiry(open.id)).toMatchObject({
        ownerId: heir.id,
        state: 'new',
        version: 2,
      });
      expect(await store.desk.findEnquiry(finished.id)).toMatchObject({
        ownerId: heir.id,
        state: 'lost',
        version: 3,
      });
      const history = await store.desk.eventsOf([open.id]);
      expect(history.at(-1)).toMatchObject({
        type: 'enquiry.handed-over',
        who: 'terminal',
        what: { before: { ownerId: leaver.id }, after: { ownerId: heir.id }, version: 2 },
      });
      expect((await store.desk.eventsOf([leaver.id])).at(-1)).toMatchObject({
        type: 'staff.left',
        what: { heir: heir.id, handedOver: 2 },
      });
    });

    it('and the heir is told of open enquiries, except of the heir’s own acts', async () => {
      const [leaver, heir, other] = [
        await storeStaffMember(store),
        await storeStaffMember(store),
        await storeStaffMember(store),
      ];
      const toldTo = async ({ id }: { id: string }) =>
        (await store.desk.listUnseenAssignmentNotices(id)).map(({ subject, kind, who }) => [
          subject,
          kind,
          who,
        ]);
      const open = await submitEnquiry(store);
      const finished = await submitEnquiry(store);
      for (const { id } of [open, finished])
        await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(leaver));
      await store.desk.act(
        finished.id,
        { kind: 'lose', reason: 'no time' },
        toCounsellorActor(leaver),
      );
      await store.staff.removeMember(leaver.id, heir.id, other.id);
      expect(await toldTo(heir)).toEqual([[open.id, 'given', other.id]]);
      await store.staff.removeMember(heir.id, other.id, other.id);
      expect(await store.desk.findEnquiry(open.id)).toMatchObject({ ownerId: other.id });
      expect(await toldTo(other)).toEqual([]);
    });

    it('and their enquiries become unassigned when the heir is invalid', async () => {
      const accounts = await storeStaffMember(store, 'accounts');
      const former = await storeStaffMember(store);
      await store.staff.removeMember(former.id, null, 'terminal');
      for (const heir of [accounts.id, former.id, 'self', randomUUID()]) {
        const leaver = await storeStaffMember(store);
        const { id } = await submitEnquiry(store);
        await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(leaver));
        await store.staff.removeMember(leaver.id, heir === 'self' ? leaver.id : heir, 'terminal');
        expect(await store.desk.findEnquiry(id)).toMatchObject({ ownerId: null });
      }
    });

    it('and return by an invitation, with its role', async () => {
      const { email, id } = await storeStaffMember(store);
      await store.staff.removeMember(id, null, 'terminal');
      const hash = randomUUID();
      const person = { email, name: 'Back', role: 'accounts' } as const;
      expect(
        await store.staff.invite(person, { hash, expiresAt: soon() }, 'terminal'),
      ).toMatchObject({ id, state: 'invited', role: 'accounts', leftAt: null });
      expect(await store.staff.redeemLink(hash, chosen)).toMatchObject({ id, state: 'active' });
    });

    it('but never all owners, even if two remove each other at once', async () => {
      const owners = (await store.staff.staff()).filter(
        ({ role, state }) => role === 'owner' && state === 'active',
      );
      expect(owners).toHaveLength(1);
      const first = owners[0]?.id ?? '';
      const heir = await storeStaffMember(store);
      for (const to of [null, heir.id])
        expect(await store.staff.removeMember(first, to, 'terminal')).toBe(false);
      expect(await store.staff.changeRole(first, 'counsellor', 'terminal')).toBe(false);
      expect(await store.staff.findStaff(first)).toMatchObject({ role: 'owner', state: 'active' });
      const second = await storeStaffMember(store, 'owner');
      const other = await opened.openAnother();
      const gone = await Promise.all([
        store.staff.removeMember(first, null, second.id),
        other.staff.changeRole(second.id, 'accounts', first),
      ]);
      expect(gone.sort()).toEqual([false, true]);
      const left = (await store.staff.staff()).filter(
        ({ role, state }) => role === 'owner' && state === 'active',
      );
      expect(left).toHaveLength(1);
    });

    it('and either of two owners may be removed', async () => {
      for (const leaves of ['the new one', 'the older one']) {
        const { id } = await storeStaffMember(store, 'owner');
        const owners = (await store.staff.staff()).filter(
          ({ role, state }) => role === 'owner' && state === 'active',
        );
        expect(owners).toHaveLength(2);
        const older = owners.find((owner) => owner.id !== id)?.id ?? '';
        const leaver = leaves === 'the new one' ? id : older;
        expect(await store.staff.removeMember(leaver, null, 'terminal')).toBe(true);
      }
    });

    it('and keep no enquiry that a colleague assigns to them at the same time', async () => {
      const second = await opened.openAnother();
      for (let round = 0; round < 5; round += 1) {
        const leaver = await storeStaffMember(store);
        const { id } = await submitEnquiry(store);
        await Promise.all([
          store.desk.act(id, { kind: 'claim' }, toCounsellorActor(leaver)),
          second.staff.removeMember(leaver.id, null, 'terminal'),
        ]);
        expect(await store.desk.findEnquiry(id)).toMatchObject({ ownerId: null });
      }
    });
  });

  it('own no enquiry once they may not work on any', async () => {
    const member = await storeStaffMember(store);
    const { id } = await submitEnquiry(store);
    await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(member));
    expect(await store.staff.changeRole(member.id, 'accounts', 'terminal')).toBe(true);
    expect(await store.staff.changeRole(member.id, 'accounts', 'terminal')).toBe(true);
    expect(await store.desk.findEnquiry(id)).toMatchObject({ ownerId: null });
    expect((await store.desk.eventsOf([member.id])).at(-1)).toMatchObject({
      type: 'staff.role-changed',
      what: { was: 'counsellor', becomes: 'accounts', handedOver: 1 },
    });
    expect(await store.staff.changeRole(randomUUID(), 'owner', 'terminal')).toBe(false);
  });
});
