import type { Password } from '#database/staff/staff-port.ts';
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.ts';

/** With ten new codes for paper, which are shown once; `totpStep` is that of the code that proved the app. */
export function makePassword(given: Omit<Password, 'recoveryHashes'>): {
  password: Password;
  recoveryCodes: readonly string[];
} {
  const recoveryCodes = makeRecoveryCodes();
  const recoveryHashes = recoveryCodes.flatMap((code) => recoveryHash(code) ?? []);
  return { password: { ...given, recoveryHashes }, recoveryCodes };
}
