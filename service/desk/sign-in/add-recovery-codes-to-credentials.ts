import type { PasswordCredentials } from '#database/staff/credential-port.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

/**
 * Completes the credentials of a password with ten new recovery codes. `password` in the result has only the hashes of
 * the codes; the codes themselves are returned to be shown once. `totpStep` is the time step of the code with which the
 * member confirmed the app.
 */
export function addRecoveryCodesToCredentials(given: Omit<PasswordCredentials, 'recoveryHashes'>): {
  password: PasswordCredentials;
  recoveryCodes: readonly string[];
} {
  const recoveryCodes = makeRecoveryCodes();
  const recoveryHashes = recoveryCodes.flatMap((code) => hashRecoveryCode(code) ?? []);
  return { password: { ...given, recoveryHashes }, recoveryCodes };
}
