/**
 * Shows and changes the signed-in member's own account: name, sessions and sign-in methods. Sign-in methods can be
 * changed only within a quarter of an hour after signing in.
 */
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Session } from '#database/staff/session-port.ts';
import type { AccountApi, AccountChangeResult, AccountField } from '#desk/api-types/account-api.ts';
import { cleanName } from '../../clean-name.ts';
import { addRecoveryCodesToCredentials } from '../../sign-in/add-recovery-codes-to-credentials.ts';
import { describeDevice } from '../../sign-in/describe-device.ts';
import { findPasswordProblem } from '../../sign-in/find-password-problem.ts';
import { throttleRules } from '../../sign-in/make-attempt-throttle.ts';
import { HashQueueFull } from '../../sign-in/make-password-hasher.ts';
import type { Caller, SignInContext } from '../../sign-in/make-sign-in-context.ts';
import { signInMethodRefusalSentences } from '../../sign-in/sign-in-method-refusal-sentences.ts';
import { findTotpStep } from '../../sign-in/totp.ts';

const signInMethodsChangeableMs = 15 * 60_000;

const stale: AccountChangeResult = { at: 'stale' };
const done: AccountChangeResult = { at: 'done', recoveryCodes: [] };
const problem = (what: AccountField, sentence: string): AccountChangeResult => ({
  at: 'problem',
  with: what,
  sentence,
});

export function makeAccountApi(
  signInContext: SignInContext,
  caller: Caller,
  { staff: me, session: mine }: { staff: StaffMember; session: Session },
): AccountApi {
  const { staff, passkeys, passwords, cookies, attemptThrottle, now } = signInContext;
  const isFresh = () => now() - mine.createdAt.getTime() <= signInMethodsChangeableMs;
  const passkeyPurpose = `session ${mine.id}`;

  /**
   * Makes the secret for a new authenticator app from the member's credentials and session. So when the credentials
   * change or the member signs in again, the secret of an older page no longer works.
   */
  const makeNewCodeApp = async () => {
    const { passwordHash, totpSecret } = await staff.credentials(me.id);
    const credentials = `${passwordHash ?? ''} ${totpSecret ?? ''}`;
    return signInContext.makeCodeApp(`account ${me.id} ${mine.id} ${credentials}`, me.email);
  };

  /**
   * Checks a code of the authenticator app. Returns the code's time step, or why the code is refused. Wrong codes make
   * the member wait before the next attempt, as at sign-in.
   */
  async function checkCode(
    secret: string,
    code: string,
    field: 'code' | 'new code',
  ): Promise<number | AccountChangeResult> {
    const counted = { pace: throttleRules.account, of: `codes of ${me.id}` };
    const waitMs = await attemptThrottle.countOrGetWaitMs(counted);
    if (waitMs > 0)
      return problem(field, signInMethodRefusalSentences.waitFor(Math.ceil(waitMs / 1000)));
    const step = findTotpStep(secret, code, now());
    if (step === null) return problem(field, signInMethodRefusalSentences.codeWrong);
    await attemptThrottle.resetCounts(counted);
    return step;
  }

  async function storePasswordCredentials(given: {
    passwordHash: string;
    totpSecret: string;
    totpStep: number;
  }) {
    const { password, recoveryCodes } = addRecoveryCodesToCredentials(given);
    await staff.setPassword(me.id, password);
    await staff.endSessions(me.id, mine.id);
    return { at: 'done', recoveryCodes } as const;
  }

  return {
    async account() {
      const [sessions, keys, credentials] = await Promise.all([
        staff.sessionsOf(me.id),
        staff.passkeysOf(me.id),
        staff.credentials(me.id),
      ]);
      const fresh = isFresh();
      return {
        sessions: sessions.map(({ id, device, createdAt, seenAt }) => ({
          id,
          device,
          createdAt,
          seenAt,
          isThis: id === mine.id,
        })),
        passkeys: keys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
        hasPassword: credentials.passwordHash !== null,
        recoveryCodesLeft: credentials.recoveryCodesLeft,
        isFresh: fresh,
        codeApp: fresh ? await makeNewCodeApp() : null,
        passkeyQuestion:
          (fresh && (await passkeys?.makeRegistrationOptions(passkeyPurpose, me, keys))) || null,
      };
    },

    async rename(typed) {
      const name = cleanName(typed);
      if (name === null) return problem('name', signInMethodRefusalSentences.nameMissing);
      await staff.rename(me.id, name, me.id);
      return done;
    },

    endSession: (id) => staff.endSession(id, me.id),
    endOtherSessions: () => staff.endSessions(me.id, mine.id),
    async endAllSessions() {
      await staff.endSessions(me.id, null);
      caller.setCookie(cookies.makeEndedSessionCookie());
    },

    async addPasskey(answer, typedName) {
      if (!isFresh()) return stale;
      const created = (await passkeys?.verifyRegistration(answer, passkeyPurpose)) ?? null;
      if (created === null || (await staff.findPasskey(created.id)) !== null)
        return problem('passkey', signInMethodRefusalSentences.passkeyWrong);
      const name = cleanName(typedName) ?? describeDevice(caller.userAgent);
      const createdAt = new Date(now());
      await staff.addPasskey({ ...created, staffId: me.id, name, createdAt, usedAt: null });
      return done;
    },

    async removePasskey(id) {
      if (!isFresh()) return stale;
      switch (await staff.removePasskey(id, me.id)) {
        case 'removed':
          return done;
        case 'last way in':
          return problem('passkey', signInMethodRefusalSentences.lastWayIn);
        case 'unknown':
          throw new Response(null, { status: 404 });
      }
    },

    async choosePassword({ password, code }) {
      if (!isFresh()) return stale;
      const sentence = findPasswordProblem(password, me);
      if (sentence !== null) return problem('password', sentence);
      const credentials = await staff.credentials(me.id);
      const totpSecret = credentials.totpSecret ?? (await makeNewCodeApp()).secret;
      const checked = await checkCode(totpSecret, code, 'code');
      if (typeof checked !== 'number') return checked;
      if (!(await staff.acceptTotpStep(me.id, checked)))
        return problem('code', signInMethodRefusalSentences.codeWrong);
      try {
        return await storePasswordCredentials({
          passwordHash: await passwords.hashOf(password),
          totpSecret,
          totpStep: checked,
        });
      } catch (error) {
        if (error instanceof HashQueueFull) return { at: 'busy' };
        throw error;
      }
    },

    async changeCodeApp(code) {
      if (!isFresh()) return stale;
      const { passwordHash } = await staff.credentials(me.id);
      if (passwordHash === null) throw new Response(null, { status: 404 });
      const { secret } = await makeNewCodeApp();
      const checked = await checkCode(secret, code, 'new code');
      if (typeof checked !== 'number') return checked;
      return storePasswordCredentials({ passwordHash, totpSecret: secret, totpStep: checked });
    },
  };
}
