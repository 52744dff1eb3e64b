import type { Credentials } from '#database/staff/credential-port.ts';
import type { SignInContext } from './make-sign-in-context.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findTotpStep } from './totp.ts';

/**
 * Accepts a second factor, which is a code of the authenticator app or a recovery code, and marks it as used. Resolves
 * with false if the text is neither, or was used before.
 */
export async function redeemSecondFactor(
  { staff, now }: Pick<SignInContext, 'staff' | 'now'>,
  staffId: string,
  { totpSecret }: Credentials,
  code: string,
): Promise<boolean> {
  const recovery = hashRecoveryCode(code);
  if (recovery !== null) return staff.redeemRecoveryCode(staffId, recovery);
  const step = totpSecret === null ? null : findTotpStep(totpSecret, code, now());
  return step !== null && staff.acceptTotpStep(staffId, step);
}
