/** Members of the staff, and how they sign in. A secret is kept as a hash only, but for what is shown. */
import type { StaffRole } from '#domain/staff/staff-roles.ts';

export type StaffState = 'invited' | 'active' | 'left';

export type Staff = {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: StaffRole;
  state: StaffState;
  /** Gets a share when new enquiries are given out in turn. */
  takesTurns: boolean;
  createdAt: Date;
  leftAt: Date | null;
};

/** How somebody signs in; what is null was not set up. */
export type Credentials = {
  passwordHash: string | null;
  totpSecret: string | null;
  /** The last step that a code was taken for. */
  totpStep: number;
  recoveryCodesLeft: number;
};

export type Passkey = {
  /** As the authenticator names it, in base64url. */
  id: string;
  staffId: string;
  name: string;
  /** In base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
  createdAt: Date;
  usedAt: Date | null;
};

/** With the app that makes its codes, and with codes for paper. */
export type Password = {
  passwordHash: string;
  totpSecret: string;
  /** That of the code which proved the app: no code of it, or of an earlier one, is taken again. */
  totpStep: number;
  recoveryHashes: readonly string[];
};

/** What somebody chose, when they used their link. */
export type WayIn =
  | { kind: 'passkey'; passkey: Omit<Passkey, 'staffId'> }
  | { kind: 'password'; password: Password };

export type Session = {
  id: string;
  staffId: string;
  createdAt: Date;
  seenAt: Date;
  device: string;
};

/** Members. */
export interface MemberPort {
  /** Has anybody ever been invited? Before that there is no desk. */
  hasDesk(): Promise<boolean>;
  staff(): Promise<Staff[]>;
  findStaff(id: string): Promise<Staff | null>;
  staffByEmail(email: string): Promise<Staff | null>;
  /** False for the last active owner and for an unknown id. A member who may not work on enquiries loses those they own. */
  changeRole(id: string, role: StaffRole, who: string): Promise<boolean>;
  setTakesTurns(id: string, takesTurns: boolean, who: string): Promise<void>;
  rename(id: string, name: string, who: string): Promise<void>;
  /**
   * Ends somebody's access at once: sessions, links, passkeys and password go. What they own is handed to `heir`, or
   * becomes nobody's. The last owner cannot leave: false then.
   */
  leave(id: string, heir: string | null, who: string): Promise<boolean>;
}

/** How they come in for the first time, or anew. */
export interface LinkPort {
  /**
   * Makes somebody, or returns who has that address (who left comes back). The link is valid until then; earlier
   * ones of the same person open nothing any more.
   */
  invite(
    person: { email: string; name: string; role: StaffRole },
    link: { hash: string; expiresAt: Date },
    who: string,
  ): Promise<Staff>;
  /** The owner of a link, while it can be used. */
  staffOfLink(hash: string): Promise<Staff | null>;
  /**
   * Uses the link, once, and makes its bearer active. They start anew: other links, sessions, passkeys and the password
   * go, and what they chose is there, in one transaction, so that nobody is left with neither. Null when the link was
   * used, is too old, or is none.
   */
  takeLink(hash: string, way: WayIn): Promise<Staff | null>;
}

/** How they prove who they are. */
export interface CredentialPort {
  credentials(staffId: string): Promise<Credentials>;
  setPassword(staffId: string, password: Password): Promise<void>;
  /** False when a code of this step or a later one was taken before. */
  takeTotpStep(staffId: string, step: number): Promise<boolean>;
  /** False when there is none such, or it was used. */
  takeRecoveryCode(staffId: string, hash: string): Promise<boolean>;
  passkeysOf(staffId: string): Promise<Passkey[]>;
  findPasskey(id: string): Promise<Passkey | null>;
  addPasskey(passkey: Passkey): Promise<void>;
  notePasskeyUse(id: string, counter: number): Promise<void>;
  removePasskey(id: string, staffId: string): Promise<void>;
}

/** Sessions. */
export interface SessionPort {
  /** The event `staff.signed-in` is written with it. */
  startSession(hash: string, staffId: string, device: string): Promise<Session>;
  /** The owner of a session, unless it is too old or was idle too long; notes now and then that it was used. */
  sessionOf(hash: string): Promise<{ session: Session; staff: Staff } | null>;
  sessionsOf(staffId: string): Promise<Session[]>;
  endSession(id: string, staffId: string): Promise<void>;
  /** All but the one that is kept. */
  endSessions(staffId: string, exceptId: string | null): Promise<void>;
}

/** One key that a try is counted under, as its caller has just read it. */
export type CountedKey = {
  key: string;
  /** 0 when nothing was found. */
  triesSeen: number;
  /** Up to so many tries may be counted at the same moment. */
  freeTries: number;
};

/** How often somebody was wrong. */
export interface TryPort {
  /** Wrong tries under a key, and when the last one was. */
  tries(key: string): Promise<{ tries: number; lastAt: Date } | null>;
  /**
   * Counts one try under all of these keys, or under none. False when another try was counted since a key was read and
   * no free one is left under it: of those that arrive at the same moment, one is counted.
   */
  countTry(keys: readonly CountedKey[]): Promise<boolean>;
  /** How many there are now: of two at the same moment, each gets another number. */
  noteTry(key: string): Promise<number>;
  /** With `before`: unless a try was counted since, by somebody who came at the same moment. */
  forgetTries(key: string, before?: Date): Promise<void>;
}

export type StaffPort = MemberPort & LinkPort & CredentialPort & SessionPort & TryPort;

export const sessionLife = { idleMs: 12 * 3_600_000, longestMs: 30 * 24 * 3_600_000 };
export const linkLifeMs = 72 * 3_600_000;
