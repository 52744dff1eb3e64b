/**
 * Members of staff and how they sign in. Secrets are stored as hashes, except secrets that have to be shown or
 * computed with.
 */
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { StaffRole } from '#domain/staff/staff-roles.ts';

export type StaffState = 'invited' | 'active' | 'left';

export type Staff = {
  id: string;
  /** The mail address in lower case. */
  email: string;
  name: string;
  role: StaffRole;
  state: StaffState;
  /** Whether the member gets a share when enquiries are distributed in turn. */
  takesTurns: boolean;
  createdAt: Date;
  leftAt: Date | null;
  /** The days of the week without work; 0 is Sunday. */
  restDays: readonly number[];
  /** The first and the last day of absence; null while the member is not absent. */
  away: { from: CalendarDate; until: CalendarDate } | null;
  /** When a rule last assigned an enquiry to the member. */
  lastTurnAt: Date | null;
};

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

/** The sign-in method that a member chose on the page of an invitation link, with the data to store. */
export type NewCredentials =
  | { kind: 'passkey'; passkey: Omit<Passkey, 'staffId'> }
  | { kind: 'password'; password: PasswordCredentials };

export type Session = {
  id: string;
  staffId: string;
  createdAt: Date;
  seenAt: Date;
  device: string;
};

export interface MemberPort {
  /** Whether anybody was ever invited. Before that, the desk does not exist. */
  hasDesk(): Promise<boolean>;
  staff(): Promise<Staff[]>;
  findStaff(id: string): Promise<Staff | null>;
  staffByEmail(email: string): Promise<Staff | null>;
  /**
   * Changes the role. False for the last active owner or an unknown id. A member whose new role has no enquiries
   * loses those they own.
   */
  changeRole(id: string, role: StaffRole, who: string): Promise<boolean>;
  setTakesTurns(id: string, takesTurns: boolean, who: string): Promise<void>;
  setAvailability(
    id: string,
    available: Pick<Staff, 'restDays' | 'away'>,
    who: string,
  ): Promise<void>;
  rename(id: string, name: string, who: string): Promise<void>;
  /**
   * Ends a member's access at once: deletes sessions, unused links and all credentials. The member's enquiries and
   * learners go to `heir`, or become unassigned if it is null or may not own enquiries. False for the last owner or an
   * unknown id.
   */
  leave(id: string, heir: string | null, who: string): Promise<boolean>;
}

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
  ): Promise<Staff>;
  /** The member to whom a link belongs; null unless the link can still be used. */
  staffOfLink(hash: string): Promise<Staff | null>;
  /**
   * Marks the link as used and activates its member. In the same transaction, the chosen credentials are stored. All
   * other links, all sessions, all passkeys and the old password are deleted. So the member can always sign in. Null if
   * the link is unknown, used or expired.
   */
  takeLink(hash: string, way: NewCredentials): Promise<Staff | null>;
}

export interface CredentialPort {
  credentials(staffId: string): Promise<Credentials>;
  setPassword(staffId: string, password: PasswordCredentials): Promise<void>;
  /** Accepts the time step of a code. False if a code of this or a later step was accepted before. */
  takeTotpStep(staffId: string, step: number): Promise<boolean>;
  /** Marks a recovery code as used. False if the code is unknown or was used. */
  takeRecoveryCode(staffId: string, hash: string): Promise<boolean>;
  passkeysOf(staffId: string): Promise<Passkey[]>;
  findPasskey(id: string): Promise<Passkey | null>;
  addPasskey(passkey: Passkey): Promise<void>;
  notePasskeyUse(id: string, counter: number): Promise<void>;
  removePasskey(id: string, staffId: string): Promise<void>;
}

export interface SessionPort {
  /** Records the event `staff.signed-in` in the same transaction. */
  startSession(hash: string, staffId: string, device: string): Promise<Session>;
  /** Records the event `staff.sign-in-failed`: a wrong password or code for this member's address. */
  noteFailedSignIn(staffId: string, device: string): Promise<void>;
  /** The session and its member; null if the session is over. Sometimes also records when it was last used. */
  sessionOf(hash: string): Promise<{ session: Session; staff: Staff } | null>;
  sessionsOf(staffId: string): Promise<Session[]>;
  endSession(id: string, staffId: string): Promise<void>;
  /** Ends all sessions of the member except this one. */
  endSessions(staffId: string, exceptId: string | null): Promise<void>;
}

/** A key under which sign-in attempts are counted, with its values as the caller has just read them. */
export type AttemptCounter = {
  key: string;
  /** The number of attempts that the caller read; 0 if the key was not found. */
  triesSeen: number;
  /**
   * Up to this number of attempts, an attempt is counted even if another one was counted since the caller read the key.
   */
  freeTries: number;
};

/** Counts failed sign-in attempts. */
export interface AttemptPort {
  /** The failed attempts under a key, and when the last one was; null if there are none. */
  tries(key: string): Promise<{ tries: number; lastAt: Date } | null>;
  /**
   * Counts one attempt under all of these keys. Counts nothing and returns false if no free attempt is left under a
   * key, and another attempt was counted since the caller read that key. So only one of several simultaneous attempts
   * is counted.
   */
  countAttempt(keys: readonly AttemptCounter[]): Promise<boolean>;
  /** Counts an attempt and returns the new count. Two calls at the same time get different counts. */
  noteAttempt(key: string): Promise<number>;
  /** Resets the count. With `before`, only if no attempt was counted since that time. */
  forgetAttempts(key: string, before?: Date): Promise<void>;
}

/** Browsers that subscribed to notifications of new enquiries while the desk is closed. */
export interface PushPort {
  /** Stores nothing if the session has ended. */
  addPush(endpoint: string, sessionId: string): Promise<void>;
  removePush(endpoint: string): Promise<void>;
  removePushOf(sessionId: string): Promise<void>;
  countPushOf(sessionId: string): Promise<number>;
  /**
   * Returns the browsers to notify about enquiries that arrived since the last call, which may have been on another
   * instance. If an enquiry already has an owner, only the owner is notified. The caller leaves out roles without the
   * right to work on enquiries.
   */
  takePushes(): Promise<{ endpoint: string; role: StaffRole }[]>;
}

export type StaffPort = MemberPort &
  InvitationPort &
  CredentialPort &
  SessionPort &
  AttemptPort &
  PushPort;

export const sessionLife = { idleMs: 12 * 3_600_000, longestMs: 30 * 24 * 3_600_000 };
export const invitationLifeMs = 72 * 3_600_000;
