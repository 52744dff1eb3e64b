import type { PasswordCredentials } from '#database/staff/credential-port.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

/**
 * Adds ten new recovery codes to the credentials of a member who signs in with a password. The credentials get only the
 * hashes of the codes. The codes are returned too, so that the page can show them once.
 */
export function addRecoveryCodesToCredentials(given: Omit<PasswordCredentials, 'recoveryHashes'>): {
  password: PasswordCredentials;
  recoveryCodes: readonly string[];
} {
  const recoveryCodes = makeRecoveryCodes();
  const recoveryHashes = recoveryCodes.flatMap((code) => hashRecoveryCode(code) ?? []);
  return { password: { ...given, recoveryHashes }, recoveryCodes };
}
