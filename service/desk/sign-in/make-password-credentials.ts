import type { PasswordCredentials } from '#database/staff/staff-port.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

/**
 * Hashes the password and creates ten recovery codes, which are shown once. `totpStep` is the time step of
 * the code with which the member confirmed the app.
 */
export function makePasswordCredentials(given: Omit<PasswordCredentials, 'recoveryHashes'>): {
  password: PasswordCredentials;
  recoveryCodes: readonly string[];
} {
  const recoveryCodes = makeRecoveryCodes();
  const recoveryHashes = recoveryCodes.flatMap((code) => hashRecoveryCode(code) ?? []);
  return { password: { ...given, recoveryHashes }, recoveryCodes };
}
