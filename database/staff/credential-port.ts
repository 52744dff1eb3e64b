/**
 * How members sign in. Secrets are stored as hashes, except the secret of the code app, because codes are computed from
 * it.
 */

/** How a member signs in. A part is null if it is not set up. */
export type Credentials = {
  passwordHash: string | null;
  totpSecret: string | null;
  /** The time step of the last accepted code. Codes of this step and of earlier steps are refused. */
  totpStep: number;
  recoveryCodesLeft: number;
};

export type Passkey = {
  /** The id that the authenticator gave the credential, in base64url. */
  id: string;
  staffId: string;
  name: string;
  /** The public key, in base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
  createdAt: Date;
  usedAt: Date | null;
};

/**
 * The data for signing in with a password: the hash, the secret of the code app, and the hashes of the recovery codes.
 */
export type PasswordCredentials = {
  passwordHash: string;
  totpSecret: string;
  /** The time step of the code that confirmed the app. No code of this step or an earlier one is accepted. */
  totpStep: number;
  recoveryHashes: readonly string[];
};

export interface CredentialPort {
  credentials(staffId: string): Promise<Credentials>;
  setPassword(staffId: string, password: PasswordCredentials): Promise<void>;
  /** Accepts the time step of a code. False if a code of this or a later step was accepted before. */
  acceptTotpStep(staffId: string, step: number): Promise<boolean>;
  /**
   * Deletes a recovery code, so that it works only once, and records its use. False if the code is unknown or was used.
   */
  redeemRecoveryCode(staffId: string, hash: string): Promise<boolean>;
  passkeysOf(staffId: string): Promise<Passkey[]>;
  findPasskey(id: string): Promise<Passkey | null>;
  addPasskey(passkey: Passkey): Promise<void>;
  notePasskeyUse(id: string, counter: number): Promise<void>;
  /**
   * Removes a passkey of the member. Returns `last way in` and keeps the passkey if it is the only one and there is no
   * password. Returns `unknown` if the member has no such passkey, perhaps because another request has just removed it.
   */
  removePasskey(id: string, staffId: string): Promise<'removed' | 'last way in' | 'unknown'>;
}
