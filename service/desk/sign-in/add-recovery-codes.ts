import type { PasswordCredentials } from '#database/staff/staff-port.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

/**
 * Adds ten new recovery codes to the hash of a password. The codes are shown once, and only their hashes are stored.
 * `totpStep` is the time step of the code with which the member confirmed the app.
 */
export function addRecoveryCodes(given: Omit<PasswordCredentials, 'recoveryHashes'>): {
  password: PasswordCredentials;
  recoveryCodes: readonly string[];
} {
  const recoveryCodes = makeRecoveryCodes();
  const recoveryHashes = recoveryCodes.flatMap((code) => hashRecoveryCode(code) ?? []);
  return { password: { ...given, recoveryHashes }, recoveryCodes };
}
