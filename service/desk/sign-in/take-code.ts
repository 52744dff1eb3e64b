import type { Credentials } from '#database/staff/staff-port.ts';
import { recoveryHash } from './recovery-codes.ts';
import type { SignInContext } from './sign-in-context.ts';
import { totpStep } from './totp.ts';

/** The second proof, which is used up by it: a code from the app, or one of those on paper. False when it is neither. */
export async function takeCode(
  { staff, now }: Pick<SignInContext, 'staff' | 'now'>,
  staffId: string,
  { totpSecret }: Credentials,
  code: string,
): Promise<boolean> {
  const recovery = recoveryHash(code);
  if (recovery !== null) return staff.takeRecoveryCode(staffId, recovery);
  const step = totpSecret === null ? null : totpStep(totpSecret, code, now());
  return step !== null && staff.takeTotpStep(staffId, step);
}
