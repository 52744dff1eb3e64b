import type { Entrance } from './entrance.ts';
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.ts';

/** Sets password, app and ten new codes for paper; `step` is that of the code that proved the app. Returns the codes. */
export async function givePassword(
  { staff }: Pick<Entrance, 'staff'>,
  staffId: string,
  given: { passwordHash: string; totpSecret: string; step: number },
): Promise<readonly string[]> {
  const codes = makeRecoveryCodes();
  const hashes = codes.flatMap((code) => recoveryHash(code) ?? []);
  await staff.setPassword(staffId, given.passwordHash, given.totpSecret, hashes);
  await staff.takeTotpStep(staffId, given.step);
  return codes;
}
