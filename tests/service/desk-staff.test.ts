/** Members of staff: what an owner can change, and nobody else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authenticatorCodeAt,
  openDeskClient,
  readAuthenticatorSecret,
  readShownCodes,
} from './support/desk-client.ts';
import { onDeskEngineWithApp } from './support/on-desk-engine-with-app.ts';
import {
  inviteAndSignIn,
  postSignInForm,
  type SignedInStaff,
  staffPassword,
} from './support/sign-in-staff.ts';
import { type SmtpServer, startSmtpServer } from './support/smtp-server.ts';
import type { DeskApp } from './support/start-desk-app.ts';

const minute = 60_000;

onDeskEngineWithApp((open) => {
  let app: DeskApp;
  let mail: SmtpServer;
  let owner: SignedInStaff;
  let counsellor: SignedInStaff;
  let accounts: SignedInStaff;
  beforeAll(async () => {
    mail = await startSmtpServer();
    app = await open({ env: { SMTP_URL: mail.url, LEADS_TO: 'team@example.in' } });
    owner = await inviteAndSignIn(app, 'owner@example.in', 'owner', 'Asha Rao');
    counsellor = await inviteAndSignIn(app, 'ravi@example.in', 'counsellor', 'Ravi Kumar');
    accounts = await inviteAndSignIn(app, 'meera@example.in', 'accounts', 'Meera Iyer');
  });
  afterAll(async () => {
    await app.close();
    await mail.close();
  });

  const staffNow = (id: string) => app.store.staff.findStaff(id);

  describe('the owner', () => {
    it('invites a member, who gets the link by mail as well and signs in with it', async () => {
      const page = await owner.visitor.post('/desk/staff', {
        act: 'invite',
        email: 'Lata@Example.in',
        name: ' Lata  Nair ',
        role: 'counsellor',
      });
      expect(page.status).toBe(200);
      expect(page.text).toContain('It was mailed to lata@example.in.');
      const [link = ''] =
        /http:\/\/localhost:3000\/desk\/invitation\?link=[\w-]{43}/.exec(page.text) ?? [];
      const mailed = mail.acceptedMails.at(-1);
      expect(mailed?.to).toEqual(['lata@example.in']);
      expect(mailed?.data.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).toContain(link);
      const visitor = openDeskClient(app.url);
      const path = new URL(link).pathname + new URL(link).search;
      const secret = readAuthenticatorSecret(await visitor.get(path));
      const code = authenticatorCodeAt(secret, app.moment.at);
      expect(
        (await visitor.post(path, { act: 'password', password: staffPassword, code })).status,
      ).toBe(200);
      expect(await app.store.staff.staffByEmail('lata@example.in')).toMatchObject({
        name: 'Lata Nair',
        role: 'counsellor',
        state: 'active',
      });
    });

    it.each([
      [{ email: 'ravi@example.in' }, 'Ravi Kumar works here with this address already.'],
      [{ email: 'a@b@example.in' }, 'Give a mail address'],
      [{ email: 'x@example.in, y@example.in' }, 'Give a mail address'],
      [{ name: '\u200b ' }, 'Give a name'],
      [{ role: 'admin' }, 'Choose what they do here'],
    ])('reads what is wrong with an invitation: %j', async (typed, sentence) => {
      const sound = { act: 'invite', email: 'new@example.in', name: 'New', role: 'accounts' };
      const answer = await owner.visitor.post('/desk/staff', { ...sound, ...typed });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain(sentence);
      expect(await app.store.staff.staffByEmail('new@example.in')).toBeNull();
    });

    it('changes a role, which is valid from that moment on', async () => {
      expect((await accounts.visitor.get('/desk/orders')).status).toBe(200);
      const change = (role: string) =>
        owner.visitor.post('/desk/staff', { act: 'role', id: accounts.id, role });
      expect((await change('counsellor')).location).toBe('/desk/staff?said=role');
      expect((await accounts.visitor.get('/desk/orders')).status).toBe(403);
      expect((await accounts.visitor.get('/desk/enquiries')).status).toBe(200);
      await change('accounts');
      expect((await accounts.visitor.get('/desk/enquiries')).status).toBe(403);
    });

    it('cannot be lost: the last one stays owner and cannot leave', async () => {
      const role = await owner.visitor.post('/desk/staff', {
        act: 'role',
        id: owner.id,
        role: 'accounts',
      });
      expect(role.status).toBe(422);
      expect(role.text).toContain('only owner');
      const part = await owner.visitor.post('/desk/staff', { act: 'part', id: owner.id, heir: '' });
      expect(part.text).toContain('only owner');
      expect((await staffNow(owner.id))?.role).toBe('owner');
    });

    it('removes a member, whose session ends and whose password is refused', async () => {
      const dev = await inviteAndSignIn(app, 'dev@example.in', 'counsellor', 'Dev');
      expect((await dev.visitor.get('/desk')).status).toBe(200);
      const part = (heir: string) =>
        owner.visitor.post('/desk/staff', { act: 'part', id: dev.id, heir });
      expect((await part(accounts.id)).text).toContain('Meera Iyer cannot take over');
      expect((await part(dev.id)).text).toContain('Dev cannot take over');
      expect((await part(counsellor.id)).location).toBe('/desk/staff?said=left');
      expect((await dev.visitor.get('/desk')).location).toMatch(/^\/desk\/sign-in/);
      expect((await postSignInForm(app, dev)).status).toBe(403);
      expect(await app.store.staff.credentials(dev.id)).toMatchObject({
        passwordHash: null,
        totpSecret: null,
        recoveryCodesLeft: 0,
      });
    });

    it('cannot act on guessed ids', async () => {
      for (const id of ['', 'x', '01a2003b-2492-7000-952d-d998dd6f6cb4', "' or 1=1 --"])
        for (const act of ['link', 'role', 'turns', 'rename', 'part'])
          expect(
            (await owner.visitor.post('/desk/staff', { act, id, role: 'owner', name: 'X' })).status,
            `${act} ${id}`,
          ).toBe(404);
      expect((await owner.visitor.post('/desk/staff', { act: 'unknown' })).status).toBe(400);
    });
  });

  describe('everybody else', () => {
    it.each(['invite', 'link', 'role', 'turns', 'rename', 'part'])(
      'is refused: %s',
      async (act) => {
        const fields = {
          act,
          id: owner.id,
          role: 'owner',
          name: 'Mallory',
          email: 'mallory@example.in',
          heir: '',
        };
        const before = await app.store.staff.staff();
        for (const { visitor } of [counsellor, accounts])
          expect((await visitor.post('/desk/staff', fields)).status).toBe(403);
        expect((await openDeskClient(app.url).post('/desk/staff', fields)).location).toMatch(
          /^\/desk\/sign-in/,
        );
        const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
        expect((await owner.visitor.post('/desk/staff', fields, foreign)).status).toBe(403);
        expect(await app.store.staff.staff()).toEqual(before);
      },
    );

    it('does not see the page either', async () => {
      for (const { visitor } of [counsellor, accounts])
        expect((await visitor.get('/desk/staff')).status).toBe(403);
    });
  });

  describe('an address that is only opened', () => {
    it.each(['staff', 'account'])('changes nothing: %s', async (page) => {
      const before = await app.store.staff.staff();
      for (const act of ['role', 'part', 'turns', 'end all', 'end others', 'remove passkey']) {
        const query = new URLSearchParams({ act, id: counsellor.id, role: 'accounts', heir: '' });
        expect((await owner.visitor.get(`/desk/${page}?${query}`)).status).toBe(200);
      }
      expect(await app.store.staff.staff()).toEqual(before);
      expect((await counsellor.visitor.get('/desk')).status).toBe(200);
    });
  });

  describe('one’s own account', () => {
    it('changes the password with a code, and ends all other sessions', async () => {
      await app.advanceClock(2 * minute);
      const elsewhere = openDeskClient(app.url);
      await postSignInForm(app, counsellor, elsewhere);
      await app.advanceClock(minute);
      const fields = {
        act: 'password',
        password: 'a wholly new sentence',
        code: authenticatorCodeAt(counsellor.secret, app.moment.at),
      };
      const changed = await counsellor.visitor.post('/desk/account', fields);
      expect(changed.status).toBe(200);
      const codes = readShownCodes(changed);
      expect(codes).toHaveLength(10);
      expect(codes).not.toContain(counsellor.recoveryCodes[0]);
      expect((await elsewhere.get('/desk')).location).toMatch(/^\/desk\/sign-in/);
      expect((await counsellor.visitor.get('/desk')).status).toBe(200);
      await app.advanceClock(minute);
      expect((await postSignInForm(app, counsellor)).status).toBe(403);
      await app.advanceClock(20 * minute);
      const typed = { password: 'a wholly new sentence' };
      expect((await postSignInForm(app, counsellor, counsellor.visitor, typed)).location).toBe(
        '/desk',
      );
    });

    it('accepts no code twice, and makes wrong codes wait', async () => {
      await app.advanceClock(minute);
      const change = (code: string) =>
        counsellor.visitor.post('/desk/account', {
          act: 'password',
          password: 'yet another sentence',
          code,
        });
      const wrong = await change('000000');
      expect(wrong.text).toContain('The code is not right');
      const early = await change(authenticatorCodeAt(counsellor.secret, app.moment.at));
      expect(early.text).toContain('Wait 1 second');
    });

    it('accepts no code that was already used to sign in', async () => {
      const maya = await inviteAndSignIn(app, 'maya@example.in', 'counsellor', 'Maya');
      // The code is half a minute old. The clock of a phone may be that late, so the code is only wrong because it
      // was used.
      const used = authenticatorCodeAt(maya.secret, app.moment.at - 30_000);
      const fields = { act: 'password', password: 'chosen by a thief', code: used };
      const refused = await maya.visitor.post('/desk/account', fields);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('it was used already');
      await app.advanceClock(minute);
      expect(
        (await postSignInForm(app, maya, undefined, { password: fields.password })).status,
      ).toBe(403);
      await app.advanceClock(minute);
      expect((await postSignInForm(app, maya)).location).toBe('/desk');
    });

    it('moves to another app, whose codes are valid from then on', async () => {
      await app.advanceClock(minute);
      const page = await counsellor.visitor.get('/desk/account');
      const secret = readAuthenticatorSecret(page);
      expect(secret).not.toBe(counsellor.secret);
      const moved = await counsellor.visitor.post('/desk/account', {
        act: 'code app',
        'new-code': authenticatorCodeAt(secret, app.moment.at),
      });
      expect(moved.status).toBe(200);
      await app.advanceClock(20 * minute);
      const typed = { password: 'a wholly new sentence' };
      expect((await postSignInForm(app, counsellor, undefined, typed)).status).toBe(403);
      await app.advanceClock(20 * minute);
      const moveTo = { ...counsellor, secret };
      expect((await postSignInForm(app, moveTo, counsellor.visitor, typed)).location).toBe('/desk');
    });

    it('never makes the codes of an earlier app valid again', async () => {
      await app.advanceClock(20 * minute);
      expect((await postSignInForm(app, owner, owner.visitor)).location).toBe('/desk');
      const secrets = new Set<string>();
      for (let move = 0; move < 3; move += 1) {
        await app.advanceClock(minute);
        const secret = readAuthenticatorSecret(await owner.visitor.get('/desk/account'));
        const moved = await owner.visitor.post('/desk/account', {
          act: 'code app',
          'new-code': authenticatorCodeAt(secret, app.moment.at),
        });
        expect(moved.status).toBe(200);
        secrets.add(secret);
        owner.secret = secret;
      }
      expect(secrets.size).toBe(3);
    });

    it('shows no secret and changes no credential later than a quarter of an hour after signing in', async () => {
      const fresh = await owner.visitor.get('/desk/account');
      await app.advanceClock(16 * minute);
      const page = await owner.visitor.get('/desk/account');
      expect(page.text).toContain('Sign in once more');
      expect(readAuthenticatorSecret(page)).toBe('');
      for (const act of ['password', 'code app', 'add passkey', 'remove passkey'])
        expect(
          (
            await owner.visitor.post('/desk/account', {
              act,
              password: 'brass lamp over hills',
              code: authenticatorCodeAt(owner.secret, app.moment.at),
              'new-code': authenticatorCodeAt(
                readAuthenticatorSecret(fresh) || owner.secret,
                app.moment.at,
              ),
            })
          ).location,
          act,
        ).toBe('/desk/sign-in?to=/desk/account');
      expect((await postSignInForm(app, owner, owner.visitor)).location).toBe('/desk');
    });
  });
});
