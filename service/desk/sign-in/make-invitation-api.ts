/**
 * Shows and accepts an invitation: its link lets a person choose a sign-in method, once. The link still works after it
 * was only opened, because mail scanners open every link. One transaction marks the link as used and stores the
 * credentials.
 */
import type { AcceptInvitationResult, SignInApi } from '#desk/api-types/sign-in-api.ts';
import { addRecoveryCodesToCredentials } from './add-recovery-codes-to-credentials.ts';
import { describeDevice } from './describe-device.ts';
import { findPasswordProblem } from './find-password-problem.ts';
import { HashQueueFull } from './make-password-hasher.ts';
import type { Caller, SignInContext } from './make-sign-in-context.ts';
import { hashToken, isTokenLike } from './secret-token.ts';
import { signInMethodRefusalSentences } from './sign-in-method-refusal-sentences.ts';
import { startSession } from './start-and-end-session.ts';
import { findTotpStep } from './totp.ts';

type InvitationPart = Pick<SignInApi, 'invitation' | 'acceptWithPasskey' | 'acceptWithPassword'>;

export function makeInvitationApi(signInContext: SignInContext, caller: Caller): InvitationPart {
  const { staff, passkeys, passwords, now } = signInContext;
  const find = async (link: string) => {
    if (!isTokenLike(link)) return null;
    const hash = hashToken(link);
    const person = await staff.staffOfLink(hash);
    return person && { hash, person, purpose: `link ${hash}` };
  };

  return {
    async invitation(link) {
      const found = await find(link);
      if (found === null) return null;
      const { person, purpose } = found;
      return {
        email: person.email,
        name: person.name,
        role: person.role,
        isAgain: person.state === 'active',
        codeApp: signInContext.makeCodeApp(purpose, person.email),
        passkeyQuestion: (await passkeys?.makeRegistrationOptions(purpose, person, [])) ?? null,
      };
    },

    async acceptWithPasskey(link, answer) {
      const found = await find(link);
      if (found === null) return linkGone;
      const created = (await passkeys?.verifyRegistration(answer, found.purpose)) ?? null;
      if (created === null || (await staff.findPasskey(created.id)) !== null)
        return {
          at: 'problem',
          with: 'passkey',
          sentence: signInMethodRefusalSentences.passkeyWrong,
        };
      const name = describeDevice(caller.userAgent);
      const passkey = { ...created, name, createdAt: new Date(now()), usedAt: null };
      const person = await staff.redeemLink(found.hash, { kind: 'passkey', passkey });
      if (person === null) return linkGone;
      await startSession(signInContext, caller, person);
      return { at: 'in', recoveryCodes: [] };
    },

    async acceptWithPassword(link, { password, code }) {
      const found = await find(link);
      if (found === null) return linkGone;
      const sentence = findPasswordProblem(password, found.person);
      if (sentence !== null) return { at: 'problem', with: 'password', sentence };
      const { secret } = signInContext.makeCodeApp(found.purpose, found.person.email);
      const step = findTotpStep(secret, code, now());
      if (step === null)
        return { at: 'problem', with: 'code', sentence: signInMethodRefusalSentences.newCodeWrong };
      try {
        const passwordHash = await passwords.hashOf(password);
        const { password: chosen, recoveryCodes } = addRecoveryCodesToCredentials({
          passwordHash,
          totpSecret: secret,
          totpStep: step,
        });
        const person = await staff.redeemLink(found.hash, { kind: 'password', password: chosen });
        if (person === null) return linkGone;
        await startSession(signInContext, caller, person);
        return { at: 'in', recoveryCodes };
      } catch (error) {
        if (error instanceof HashQueueFull) return { at: 'busy' };
        throw error;
      }
    },
  };
}

const linkGone: AcceptInvitationResult = { at: 'gone' };
