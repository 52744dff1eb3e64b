/** Signing in at the desk, tried in every wrong way. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInHashQueue } from '#service/desk/sign-in/make-password-hasher.ts';
import {
  authenticatorCodeAt,
  openDeskClient,
  readAuthenticatorSecret,
} from './support/desk-client.ts';
import { deskEngine } from './support/on-both-engines.ts';
import { onDeskEngineWithApp } from './support/on-desk-engine-with-app.ts';
import {
  inviteAndSignIn,
  inviteStaffMember,
  postSignInForm,
  type SignedInStaff,
  staffPassword,
} from './support/sign-in-staff.ts';
import type { DeskApp } from './support/start-desk-app.ts';

const minute = 60_000;
const hour = 60 * minute;

onDeskEngineWithApp((open) => {
  const isSqlite = deskEngine === 'SQLite';
  let app: DeskApp;
  let asha: SignedInStaff;
  beforeAll(async () => {
    app = await open();
    asha = await inviteAndSignIn(app, 'asha@example.in', 'owner');
  });
  afterAll(() => app.close());

  /**
   * Moves the clock to a time when every delay after wrong attempts is over and the authenticator app shows another
   * code.
   */
  const later = (ms = 2 * hour) => app.advanceClock(ms);

  describe('a link', () => {
    it('shows its page and signs nobody in by being opened, however often', async () => {
      const { path, staff } = await inviteStaffMember(app, 'look@example.in', 'counsellor');
      const mailScanner = openDeskClient(app.url);
      for (let times = 0; times < 3; times += 1) {
        const page = await mailScanner.get(path);
        expect(page.status).toBe(200);
        expect(page.text).toContain('look@example.in');
        expect(page.cookies).toEqual([]);
      }
      expect((await app.store.staff.findStaff(staff.id))?.state).toBe('invited');
      expect((await mailScanner.get('/desk')).location).toMatch(/^\/desk\/sign-in/);
    });

    it('works once', async () => {
      const again = openDeskClient(app.url);
      expect((await again.get(asha.path)).status).toBe(410);
      const code = authenticatorCodeAt(asha.secret, app.moment.at);
      const answer = await again.post(asha.path, {
        act: 'password',
        password: staffPassword,
        code,
      });
      expect(answer.status).toBe(410);
      expect(answer.cookies).toEqual([]);
    });

    it('works for one of two people who use it at the same moment', async () => {
      const { path } = await inviteStaffMember(app, 'race@example.in', 'counsellor');
      const secret = readAuthenticatorSecret(await openDeskClient(app.url).get(path));
      const code = authenticatorCodeAt(secret, app.moment.at);
      const both = await Promise.all(
        [openDeskClient(app.url), openDeskClient(app.url)].map((visitor) =>
          visitor.post(path, { act: 'password', password: staffPassword, code }),
        ),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    });

    it('is invalid after three days, or when a newer one was made', async () => {
      const first = await inviteStaffMember(app, 'late@example.in', 'counsellor');
      const second = await inviteStaffMember(app, 'late@example.in', 'counsellor');
      expect((await openDeskClient(app.url).get(first.path)).status).toBe(410);
      expect((await openDeskClient(app.url).get(second.path)).status).toBe(200);
      await later(73 * hour);
      expect((await openDeskClient(app.url).get(second.path)).status).toBe(410);
    });

    it.each(['', '?link=', '?link=x', `?link=${'a'.repeat(43)}`])(
      'that was guessed, %j, is refused like a used one',
      async (query) => {
        expect((await openDeskClient(app.url).get(`/desk/invitation${query}`)).status).toBe(410);
      },
    );

    it('is not used up by a password that is too short, or a wrong code', async () => {
      const { path } = await inviteStaffMember(app, 'slip@example.in', 'counsellor');
      const visitor = openDeskClient(app.url);
      const secret = readAuthenticatorSecret(await visitor.get(path));
      const code = authenticatorCodeAt(secret, app.moment.at);
      const short = await visitor.post(path, { act: 'password', password: 'lamp', code });
      expect(short.text).toContain('at least 12 letters');
      const wrong = await visitor.post(path, {
        act: 'password',
        password: staffPassword,
        code: '000000',
      });
      expect(wrong.text).toContain('does not belong to this secret');
      expect(wrong.text).toContain('Type it once more');
      // The page shows the same secret as before, because the app was set up with it.
      expect(readAuthenticatorSecret(wrong)).toBe(secret);
      expect(
        (await visitor.post(path, { act: 'password', password: staffPassword, code })).status,
      ).toBe(200);
    });

    it('for a lost phone ends passkeys, password, codes and sessions, when it is used and not before', async () => {
      const ravi = await inviteAndSignIn(app, 'ravi@example.in', 'counsellor', 'Ravi');
      const { path } = await inviteStaffMember(app, 'ravi@example.in', 'counsellor', 'Ravi');
      expect((await ravi.visitor.get('/desk')).status).toBe(200);
      const visitor = openDeskClient(app.url);
      const secret = readAuthenticatorSecret(await visitor.get(path));
      const answer = await visitor.post(path, {
        act: 'password',
        password: 'another four words here',
        code: authenticatorCodeAt(secret, app.moment.at),
      });
      expect(answer.status).toBe(200);
      expect((await ravi.visitor.get('/desk')).location).toMatch(/^\/desk\/sign-in/);
      await later();
      expect((await postSignInForm(app, ravi)).status).toBe(403);
      await later();
      const recovery = { code: '', recovery: ravi.recoveryCodes[0] ?? '' };
      expect((await postSignInForm(app, ravi, undefined, recovery)).status).toBe(403);
    });
  });

  describe('signing in', () => {
    const wrongWays: [string, () => Record<string, string>][] = [
      ['a wrong password', () => ({ password: 'brass lamp over rivets' })],
      ['no password', () => ({ password: '' })],
      ['a wrong code', () => ({ code: '000000' })],
      ['no code', () => ({ code: '' })],
      [
        'the code of two minutes ago',
        () => ({ code: authenticatorCodeAt(asha.secret, app.moment.at - 120_000) }),
      ],
      ['a made-up recovery code', () => ({ recovery: 'aaaa-bbbb-cccc-dddd' })],
      ['an address that nobody has', () => ({ email: 'nobody@example.in' })],
      ['an address that was invited only', () => ({ email: 'look@example.in' })],
    ];
    it.each(wrongWays)('is refused in the same words: %s', async (_way, typed) => {
      await later();
      const visitor = openDeskClient(app.url);
      const answer = await postSignInForm(app, asha, visitor, typed());
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('That did not let you in.');
      expect(answer.cookies).toEqual([]);
      expect((await visitor.get('/desk')).location).toMatch(/^\/desk\/sign-in/);
    });

    it('leaves an entry in the audit when it fails for a member, and no trace of other addresses', async () => {
      const failed = () => app.store.desk.readAuditPage({ type: 'staff.sign-in-failed' });
      const before = (await failed()).length;
      await later();
      await postSignInForm(app, asha, undefined, { password: 'brass lamp over rivets' });
      await later();
      await postSignInForm(app, asha, undefined, { email: 'nobody@example.in' });
      const after = await failed();
      expect(after).toHaveLength(before + 1);
      expect(after[0]).toMatchObject({ subject: asha.id, who: 'sign-in page' });
    });

    it('accepts a code once', async () => {
      await later();
      const first = await postSignInForm(app, asha);
      expect([first.status, first.location]).toEqual([302, '/desk']);
      expect((await postSignInForm(app, asha)).status).toBe(403);
    });

    it('accepts a recovery code once, as it is typed from paper', async () => {
      await later();
      const [code = ''] = asha.recoveryCodes;
      const typed = { code: '', recovery: ` ${code.toUpperCase().replaceAll('-', ' ')} ` };
      expect((await postSignInForm(app, asha, undefined, typed)).location).toBe('/desk');
      await later();
      expect((await postSignInForm(app, asha, undefined, typed)).status).toBe(403);
    });

    it('does not use a recovery code up when the password is wrong', async () => {
      await later();
      const recovery = asha.recoveryCodes[1] ?? '';
      const wrong = { code: '', recovery, password: 'something else entirely' };
      expect((await postSignInForm(app, asha, undefined, wrong)).status).toBe(403);
      await later();
      expect((await postSignInForm(app, asha, undefined, { code: '', recovery })).location).toBe(
        '/desk',
      );
    });

    it('gives a cookie that scripts and other sites do not get, and no other person’s session', async () => {
      await later();
      const visitor = openDeskClient(app.url);
      visitor.cookies.set('desk', 'a'.repeat(43));
      const { cookies } = await postSignInForm(app, asha, visitor);
      const [session] = cookies;
      expect(session).toMatch(/^desk=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
      expect(visitor.cookies.get('desk')).not.toBe('a'.repeat(43));
      expect((await visitor.get('/desk')).status).toBe(200);
    });

    it('leads back to the earlier page, and to no other site', async () => {
      const page = await openDeskClient(app.url).get('/desk/staff?said=role');
      expect(page.location).toBe('/desk/sign-in?to=%2Fdesk%2Fstaff%3Fsaid%3Drole');
      for (const [to, leadsTo] of [
        ['/desk/staff?said=role', '/desk/staff?said=role'],
        ['//evil.example', '/desk'],
        ['https://evil.example/desk', '/desk'],
      ]) {
        await later();
        const answer = await openDeskClient(app.url).post(
          `/desk/sign-in?to=${encodeURIComponent(to ?? '')}`,
          {
            act: 'password',
            email: asha.email,
            password: staffPassword,
            code: authenticatorCodeAt(asha.secret, app.moment.at),
          },
        );
        expect(answer.location).toBe(leadsTo);
      }
    });

    it('is refused from another site, and from a page that does not state its origin', async () => {
      await later();
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
      ]) {
        const visitor = openDeskClient(app.url);
        const fields = {
          act: 'password',
          email: asha.email,
          password: staffPassword,
          code: '123456',
        };
        const answer = await visitor.post('/desk/sign-in', fields, headers);
        expect(answer.status).toBe(403);
        expect(answer.text).toContain('refused');
      }
    });
  });

  describe('after wrong attempts', () => {
    it('the next one waits, longer each time, and is not checked earlier; nothing is ever locked', async () => {
      await later(25 * hour);
      const waits: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) {
        expect((await postSignInForm(app, asha, undefined, { code: '000000' })).status).toBe(403);
        const right = await postSignInForm(app, asha);
        expect(right.status).toBe(429);
        const [, seconds] = /in (?:a|(\d+)) seconds?;/.exec(right.text) ?? [];
        waits.push(Number(seconds ?? 1));
        await later(1_000 * (waits.at(-1) ?? 0));
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32]);
      expect((await postSignInForm(app, asha)).location).toBe('/desk');
    });

    it('the wait is the same for an unknown address', async () => {
      await later(25 * hour);
      const nobody = { ...asha, email: 'still.nobody@example.in' };
      expect((await postSignInForm(app, nobody)).status).toBe(403);
      const second = await postSignInForm(app, nobody);
      expect(second.status).toBe(429);
      expect(second.text).toContain('in a second;');
    });

    it('of many at the same moment one is checked', async () => {
      await later(25 * hour);
      const all = await Promise.all(
        Array.from({ length: 8 }, () => postSignInForm(app, asha, undefined, { code: '000000' })),
      );
      const looked = all.filter(({ status }) => status === 403);
      expect(looked).toHaveLength(1);
    });

    it('a browser that was signed in before does not wait for a stranger’s attempts', async () => {
      await later(25 * hour);
      const own = openDeskClient(app.url);
      expect((await postSignInForm(app, asha, own)).location).toBe('/desk');
      await own.post('/desk/sign-out', {});
      for (let tries = 0; tries < 5; tries += 1) {
        await postSignInForm(app, asha, undefined, { code: '000000' });
        await later(31_000);
      }
      await postSignInForm(app, asha, undefined, { code: '000000' });
      expect((await postSignInForm(app, asha)).status).toBe(429);
      expect((await postSignInForm(app, asha, own)).location).toBe('/desk');
    });
  });

  // These tests run on SQLite alone, because they are about the queue of the service's process, which is the same on
  // both engines. `of many at the same moment one is checked` tests the database with many attempts at once.
  if (isSqlite)
    describe('thirty wrong attempts at the same moment', () => {
      const wrong = { code: '000000', password: 'a guess of many' };
      const thirty = (tryOnce: (n: number) => ReturnType<typeof postSignInForm>) =>
        Promise.all(Array.from({ length: 30 }, (_one, n) => tryOnce(n)));

      /** A browser in which Asha signed in so long ago that every delay after wrong attempts is over. */
      async function knownBrowser() {
        await later(25 * hour);
        const own = openDeskClient(app.url);
        expect((await postSignInForm(app, asha, own)).location).toBe('/desk');
        await own.post('/desk/sign-out', {});
        await later(25 * hour);
        return own;
      }

      it('do not block the right password from a known browser at the same address', async () => {
        const own = await knownBrowser();
        const tried = await thirty(() => postSignInForm(app, asha, undefined, wrong));
        expect(tried.filter(({ status }) => status === 403)).toHaveLength(1);
        expect((await postSignInForm(app, asha, own)).location).toBe('/desk');
      });

      it('for thirty accounts do not delay a known browser', async () => {
        const own = await knownBrowser();
        // The test occupies both places of the queue in which passwords are hashed, so that all thirty attempts wait or
        // are refused, however fast the machine is.
        const { promise: held, resolve: free } = Promise.withResolvers<void>();
        const places = [1, 2].map(() => runInHashQueue('strangers', () => held));
        let refused = 0;
        const flood = thirty(async (n) => {
          const answer = await postSignInForm(app, { ...asha, email: `nobody.${n}@example.in` });
          if (answer.status === 429) refused += 1;
          return answer;
        });
        await expect.poll(() => refused).toBe(10);
        const known = postSignInForm(app, asha, own);
        free();
        expect((await known).location).toBe('/desk');
        await Promise.all(places);
        const statuses = (await flood).map(({ status }) => status);
        expect(new Set(statuses)).toEqual(new Set([403, 429]));
      });

      it('from the known browser itself cost it a second, because only three of them are checked', async () => {
        const own = await knownBrowser();
        const tried = await thirty(() => postSignInForm(app, asha, own, wrong));
        expect(tried.filter(({ status }) => status === 403)).toHaveLength(3);
        expect((await postSignInForm(app, asha, own)).text).toContain('in a second;');
        await later(1_000);
        expect((await postSignInForm(app, asha, own)).location).toBe('/desk');
      });

      it('count once for a stranger, who waits no longer than after one', async () => {
        await later(25 * hour);
        await thirty(() => postSignInForm(app, asha, undefined, wrong));
        expect((await postSignInForm(app, asha)).text).toContain('in a second;');
        await later(1_000);
        expect((await postSignInForm(app, asha)).location).toBe('/desk');
      });
    });

  describe('a session', () => {
    it('ends by signing out: a copy of its cookie opens nothing', async () => {
      await later();
      const visitor = openDeskClient(app.url);
      await postSignInForm(app, asha, visitor);
      const thief = openDeskClient(app.url);
      for (const [name, value] of visitor.cookies) thief.cookies.set(name, value);
      expect((await thief.get('/desk')).status).toBe(200);
      expect((await visitor.get('/desk/sign-out')).location).toBe('/desk');
      expect((await visitor.get('/desk')).status).toBe(200);
      expect((await visitor.post('/desk/sign-out', {})).location).toBe('/desk/sign-in');
      expect((await thief.get('/desk')).location).toMatch(/^\/desk\/sign-in/);
    });

    // A session also ends after thirty days, which `database/staff/expiry.test.ts` checks on both engines.
    it('ends after twelve hours without a visit', async () => {
      await later();
      const idle = openDeskClient(app.url);
      await postSignInForm(app, asha, idle);
      await later(13 * hour);
      expect((await idle.get('/desk')).location).toMatch(/^\/desk\/sign-in/);
    });

    it('lasts as long as its member visits at least once in twelve hours', async () => {
      await later();
      const busy = openDeskClient(app.url);
      await postSignInForm(app, asha, busy);
      for (let visit = 0; visit < 2; visit += 1) {
        await later(11.9 * hour);
        expect((await busy.get('/desk')).status).toBe(200);
      }
    });

    it('is one of several in a list, and ends with all others by one button', async () => {
      await later();
      const phone = openDeskClient(app.url, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19) Safari/605.1');
      const laptop = openDeskClient(app.url);
      await postSignInForm(app, asha, phone);
      await later(minute);
      await postSignInForm(app, asha, laptop);
      const page = await laptop.get('/desk/account');
      expect(page.text).toContain('Safari on an iPhone');
      expect(page.text).toContain('Firefox on Android');
      expect((await laptop.post('/desk/account', { act: 'end others' })).location).toBe(
        '/desk/account?said=sessions',
      );
      expect((await phone.get('/desk')).location).toMatch(/^\/desk\/sign-in/);
      expect((await laptop.get('/desk')).status).toBe(200);
      expect((await laptop.post('/desk/account', { act: 'end all' })).location).toBe(
        '/desk/sign-in',
      );
      expect((await laptop.get('/desk')).location).toMatch(/^\/desk\/sign-in/);
    });

    it('of another person cannot be ended by its id', async () => {
      const meera = await inviteAndSignIn(app, 'meera@example.in', 'counsellor', 'Meera');
      await later();
      const visitor = openDeskClient(app.url);
      await postSignInForm(app, asha, visitor);
      const [session] = await app.store.staff.sessionsOf(meera.id);
      await postSignInForm(app, meera, meera.visitor);
      const [fresh] = await app.store.staff.sessionsOf(meera.id);
      expect(fresh?.id).not.toBe(session?.id);
      await visitor.post('/desk/account', { act: 'end', id: fresh?.id ?? '' });
      expect((await meera.visitor.get('/desk')).status).toBe(200);
    });
  });

  describe('stored and logged data', () => {
    it('contain no password, code, secret, link, cookie or address in the log', async () => {
      await later();
      await postSignInForm(app, asha, undefined, { password: 'a password that leaked' });
      const log = app.log.join('\n');
      for (const secret of [
        staffPassword,
        'a password that leaked',
        asha.secret,
        asha.recoveryCodes[2] ?? '',
        asha.path.split('=')[1] ?? '',
        asha.visitor.cookies.get('desk') ?? '',
        'asha@example.in',
      ]) {
        expect(secret).not.toBe('');
        expect(log).not.toContain(secret);
      }
    });

    it('are cached by no browser and no proxy', async () => {
      for (const path of ['/desk/sign-in', asha.path, '/desk/account']) {
        const response = await fetch(app.url + path, { redirect: 'manual' });
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('referrer-policy')).toBe('same-origin');
      }
    });
  });

  if (isSqlite)
    describe('behind HTTPS', () => {
      it('the cookie has the prefix that limits it to this host', async () => {
        const secured = await open({ env: { SITE_URL: 'https://miranaya.example' } });
        const { visitor } = await inviteAndSignIn(secured, 'sure@example.in', 'owner');
        expect([...visitor.cookies.keys()].sort()).toEqual(['__Host-desk', '__Host-desk-known']);
        const { cookies } = await visitor.post('/desk/sign-out', {});
        expect(cookies).toEqual([
          '__Host-desk=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
        ]);
        await secured.close();
      });
    });
});
