/**
 * Signs members in and out, and accepts invitations: all that a browser may do without being signed in. All wrong
 * attempts get the same answer after the same time, so that nobody learns which addresses belong to members.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { normaliseEmail } from '#contract/rows/normalise-email.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { SignInApi, SignInResult } from '#desk/api-types/sign-in-api.ts';
import { describeDevice } from '../../sign-in/describe-device.ts';
import { type AttemptCounterKey, throttleRules } from '../../sign-in/make-attempt-throttle.ts';
import { makeInvitationApi } from '../../sign-in/make-invitation-api.ts';
import { HashQueueFull, runInHashQueue } from '../../sign-in/make-password-hasher.ts';
import type { Caller, SignInContext } from '../../sign-in/make-sign-in-context.ts';
import { redeemSecondFactor } from '../../sign-in/redeem-second-factor.ts';
import { endCurrentSession, startSession } from '../../sign-in/start-and-end-session.ts';

const signInPurpose = 'signing in';

export function makeSignInApi(signInContext: SignInContext, caller: Caller): SignInApi {
  const { staff, cookies, deviceCookies, passkeys, passwords, attemptThrottle } = signInContext;
  const addressKey: AttemptCounterKey = { pace: throttleRules.address, of: caller.address };

  /**
   * Returns the key under which attempts from this browser are counted if this person has signed in with it before, so
   * that they are counted apart from the attempts of strangers. Null for any other browser.
   */
  function findDeviceKey(person: { id: string } | null): AttemptCounterKey | null {
    const deviceCookie = cookies.deviceCookie(caller.cookies);
    const device = person === null ? null : deviceCookies.deviceIdOf(deviceCookie, person.id);
    return device === null ? null : { pace: throttleRules.device, of: device };
  }

  /** Counts an attempt and checks it with `prove`, which returns the member to sign in, or null for a wrong attempt. */
  async function attemptSignIn(
    counted: readonly AttemptCounterKey[],
    prove: () => Promise<StaffMember | null>,
    inQueue: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
  ): Promise<SignInResult> {
    const answerAt = performance.now() + signInContext.wrongAnswerMs;
    // If too many password checks are waiting, `inQueue` rejects before the attempt is counted.
    const checked = await inQueue(async () => {
      const waitMs = await attemptThrottle.countOrGetWaitMs(...counted);
      return waitMs > 0 ? { waitMs } : { person: await prove() };
    });
    if ('waitMs' in checked) return { at: 'wait', seconds: Math.ceil(checked.waitMs / 1000) };
    if (checked.person === null) {
      await delay(Math.max(0, answerAt - performance.now()));
      return { at: 'wrong' };
    }
    await attemptThrottle.resetCounts(...counted);
    await startSession(signInContext, caller, checked.person);
    return { at: 'in' };
  }

  return {
    passkeyQuestion: async () => (await passkeys?.makeAuthenticationOptions(signInPurpose)) ?? null,

    async withPasskey(answer) {
      const id = passkeys?.idIn(answer) ?? null;
      const passkey = id === null ? null : await staff.findPasskey(id);
      const deviceKey = findDeviceKey(passkey && { id: passkey.staffId });
      return attemptSignIn([deviceKey ?? addressKey], async () => {
        if (!passkeys || passkey === null) return null;
        const counter = await passkeys.verifyAuthentication(answer, signInPurpose, passkey);
        const person = await staff.findStaff(passkey.staffId);
        if (counter === null || person?.state !== 'active') return null;
        await staff.notePasskeyUse(passkey.id, counter);
        return person;
      });
    },

    async withPassword(typed) {
      const email = normaliseEmail(typed.email);
      const found = await staff.staffByEmail(email);
      const person = found?.state === 'active' ? found : null;
      const deviceKey = findDeviceKey(person);
      const prove = async () => {
        const has = person === null ? null : await staff.credentials(person.id);
        const isRight = await passwords.matches(typed.password, has?.passwordHash ?? null);
        // Failed attempts are recorded only for members, so that other typed addresses are not stored. Because attempts
        // are limited, these records are too.
        if (person === null || has === null) return null;
        if (isRight && (await redeemSecondFactor(signInContext, person.id, has, typed.code)))
          return person;
        await staff.noteFailedSignIn(person.id, describeDevice(caller.userAgent));
        return null;
      };
      try {
        return deviceKey
          ? await attemptSignIn([deviceKey], prove, (work) => runInHashQueue('known', work))
          : await attemptSignIn(
              [{ pace: throttleRules.account, of: email }, addressKey],
              prove,
              (work) => runInHashQueue('strangers', work),
            );
      } catch (error) {
        if (error instanceof HashQueueFull) return { at: 'busy' };
        throw error;
      }
    },

    ...makeInvitationApi(signInContext, caller),

    async signOut() {
      await endCurrentSession(signInContext, caller);
      caller.setCookie(cookies.makeEndedSessionCookie());
    },
  };
}
