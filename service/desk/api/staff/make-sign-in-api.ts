/**
 * Everything that a browser may do without being signed in: sign in, accept an invitation, and sign out. All wrong
 * attempts get the same answer after the same time, so that nobody learns which addresses belong to members.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { normaliseEmail } from '#contract/rows/normalise-email.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { SignInApi, SignInResult } from '#desk/api-types/sign-in-api.ts';
import { deviceName } from '../../sign-in/device-name.ts';
import { type AttemptCounterKey, throttleRules } from '../../sign-in/make-attempt-throttle.ts';
import { makeInvitationApi } from '../../sign-in/make-invitation-api.ts';
import { runInHashQueue, TooManySignIns } from '../../sign-in/make-password-hasher.ts';
import type { Caller, SignInContext } from '../../sign-in/make-sign-in-context.ts';
import { endCurrentSession, startSession } from '../../sign-in/start-and-end-session.ts';
import { verifySecondFactor } from '../../sign-in/verify-second-factor.ts';

const signingIn = 'signing in';

export function makeSignInApi(entrance: SignInContext, caller: Caller): SignInApi {
  const { staff, cookies, devices, passkeys, passwords, slowdown } = entrance;
  const fromHere: AttemptCounterKey = { pace: throttleRules.address, of: caller.address };

  /**
   * The key under which the attempts from this browser are counted, if this person has signed in with it before; null
   * for any other browser. So these attempts are counted apart from those of strangers.
   */
  function knownDevice(person: { id: string } | null): AttemptCounterKey | null {
    const mark = cookies.mark(caller.cookies);
    const device = person === null ? null : devices.idOf(mark, person.id);
    return device === null ? null : { pace: throttleRules.device, of: device };
  }

  /** Counts an attempt and checks it. If `prove` finds the member to whom the proof belongs, signs the member in. */
  async function tryToEnter(
    counted: readonly AttemptCounterKey[],
    prove: () => Promise<StaffMember | null>,
    inPlace: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
  ): Promise<SignInResult> {
    const answerAt = performance.now() + entrance.wrongAnswerMs;
    // If too many password checks are waiting, `inPlace` rejects before the attempt is counted.
    const checked = await inPlace(async () => {
      const waitMs = await slowdown.count(...counted);
      return waitMs > 0 ? { waitMs } : { person: await prove() };
    });
    if ('waitMs' in checked) return { at: 'wait', seconds: Math.ceil(checked.waitMs / 1000) };
    if (checked.person === null) {
      await delay(Math.max(0, answerAt - performance.now()));
      return { at: 'wrong' };
    }
    await slowdown.forget(...counted);
    await startSession(entrance, caller, checked.person);
    return { at: 'in' };
  }

  return {
    passkeyQuestion: async () => (await passkeys?.makeAuthenticationOptions(signingIn)) ?? null,

    async withPasskey(answer) {
      const id = passkeys?.idIn(answer) ?? null;
      const passkey = id === null ? null : await staff.findPasskey(id);
      const known = knownDevice(passkey && { id: passkey.staffId });
      return tryToEnter([known ?? fromHere], async () => {
        if (!passkeys || passkey === null) return null;
        const counter = await passkeys.verifyAuthentication(answer, signingIn, passkey);
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
      const known = knownDevice(person);
      const prove = async () => {
        const has = person === null ? null : await staff.credentials(person.id);
        const isRight = await passwords.isRight(typed.password, has?.passwordHash ?? null);
        // Failed attempts are recorded only for members, so that other typed addresses are not stored. Because attempts
        // are limited, these records are too.
        if (person === null || has === null) return null;
        if (isRight && (await verifySecondFactor(entrance, person.id, has, typed.code)))
          return person;
        await staff.noteFailedSignIn(person.id, deviceName(caller.userAgent));
        return null;
      };
      try {
        return known
          ? await tryToEnter([known], prove, (work) => runInHashQueue('known', work))
          : await tryToEnter(
              [{ pace: throttleRules.account, of: email }, fromHere],
              prove,
              (work) => runInHashQueue('strangers', work),
            );
      } catch (error) {
        if (error instanceof TooManySignIns) return { at: 'busy' };
        throw error;
      }
    },

    ...makeInvitationApi(entrance, caller),

    async signOut() {
      await endCurrentSession(entrance, caller);
      caller.setCookie(cookies.noSession());
    },
  };
}
