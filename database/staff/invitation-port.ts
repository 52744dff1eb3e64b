/** Links with which members sign in for the first time or get new credentials. */
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';
import type { Passkey, PasswordCredentials } from './credential-port.ts';
import type { StaffMember } from './member-port.ts';

export const invitationLifeMs = 72 * 3_600_000;

/** The sign-in method that a member chose on the page of an invitation link, with the data to store. */
export type NewCredentials =
  | { kind: 'passkey'; passkey: Omit<Passkey, 'staffId'> }
  | { kind: 'password'; password: PasswordCredentials };

/** Invitation links, for the first sign-in or for new credentials. */
export interface InvitationPort {
  /**
   * Creates a member, or invites the member with that address again: a former member comes back, an active one stays as
   * it is. The link is valid until the given time; earlier links of the same person stop working.
   */
  invite(
    person: { email: string; name: string; role: StaffRole },
    link: { hash: string; expiresAt: Date },
    who: string,
  ): Promise<StaffMember>;
  /** Returns the member to whom a link belongs; null unless the link can still be used. */
  staffOfLink(hash: string): Promise<StaffMember | null>;
  /**
   * In one transaction, marks the link as used, activates its member and stores the chosen credentials, so that the
   * member always has a way to sign in. All other unused links, all sessions and all old credentials are deleted. Null
   * if the link is unknown, used or expired.
   */
  redeemLink(hash: string, chosen: NewCredentials): Promise<StaffMember | null>;
}
