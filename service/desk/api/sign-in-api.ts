/**
 * The API for a visitor who has not signed in. Whatever is wrong with a try, it is answered by the same words and after the
 * same time, so that nobody learns which addresses work here.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { normalAddress } from '#contract/normal-address.ts';
import type { Staff } from '#database/staff/staff-port.ts';
import type { SignInApi, SignInResult } from '#desk/api/sign-in-api.ts';
import { acceptInvitation } from '../sign-in/accept-invitation.ts';
import { inTurn, TooBusy } from '../sign-in/password-hash.ts';
import type { Caller, SignInContext } from '../sign-in/sign-in-context.ts';
import { leaveSession, startSession } from '../sign-in/start-session.ts';
import { takeCode } from '../sign-in/take-code.ts';
import { type Counted, paces } from '../sign-in/try-limits.ts';

const signingIn = 'signing in';

export function signInApi(entrance: SignInContext, caller: Caller): SignInApi {
  const { staff, cookies, devices, passkeys, passwords, slowdown } = entrance;
  const fromHere: Counted = { pace: paces.address, of: caller.address };

  /** This browser, where this person was signed in before: counted by itself, whatever others at its address try. */
  function knownDevice(person: { id: string } | null): Counted | null {
    const mark = cookies.mark(caller.cookies);
    const device = person === null ? null : devices.idOf(mark, person.id);
    return device === null ? null : { pace: paces.device, of: device };
  }

  /** Counts the try, checks it, and lets in the person that it proves. */
  async function tryToEnter(
    counted: readonly Counted[],
    prove: () => Promise<Staff | null>,
    inPlace: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
  ): Promise<SignInResult> {
    const answerAt = performance.now() + entrance.wrongAnswerMs;
    // A try that finds no place to be checked in is not counted.
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
    passkeyQuestion: async () => (await passkeys?.questionForKnown(signingIn)) ?? null,

    async withPasskey(answer) {
      const id = passkeys?.idIn(answer) ?? null;
      const passkey = id === null ? null : await staff.findPasskey(id);
      const known = knownDevice(passkey && { id: passkey.staffId });
      return tryToEnter([known ?? fromHere], async () => {
        if (!passkeys || passkey === null) return null;
        const counter = await passkeys.readKnown(answer, signingIn, passkey);
        const person = await staff.findStaff(passkey.staffId);
        if (counter === null || person?.state !== 'active') return null;
        await staff.notePasskeyUse(passkey.id, counter);
        return person;
      });
    },

    async withPassword(typed) {
      const email = normalAddress(typed.email);
      const found = await staff.staffByEmail(email);
      const person = found?.state === 'active' ? found : null;
      const known = knownDevice(person);
      const prove = async () => {
        const has = person === null ? null : await staff.credentials(person.id);
        const isRight = await passwords.isRight(typed.password, has?.passwordHash ?? null);
        if (!isRight || person === null || has === null) return null;
        return (await takeCode(entrance, person.id, has, typed.code)) ? person : null;
      };
      try {
        return known
          ? await tryToEnter([known], prove, (work) => inTurn('known', work))
          : await tryToEnter([{ pace: paces.account, of: email }, fromHere], prove, (work) =>
              inTurn('strangers', work),
            );
      } catch (error) {
        if (error instanceof TooBusy) return { at: 'busy' };
        throw error;
      }
    },

    ...acceptInvitation(entrance, caller),

    async signOut() {
      await leaveSession(entrance, caller);
      caller.setCookie(cookies.noSession());
    },
  };
}
