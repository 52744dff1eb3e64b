/** The sessions of signed-in members. */
import type { StaffMember } from './member-port.ts';

export const sessionLife = { idleMs: 12 * 3_600_000, longestMs: 30 * 24 * 3_600_000 };

export type Session = {
  id: string;
  staffId: string;
  createdAt: Date;
  seenAt: Date;
  device: string;
};

export interface SessionPort {
  /** Creates the session, and records the event `staff.signed-in` in the same transaction. */
  startSession(hash: string, staffId: string, device: string): Promise<Session>;
  /** Records the event `staff.sign-in-failed`: a wrong password or code for this member's address. */
  noteFailedSignIn(staffId: string, device: string): Promise<void>;
  /**
   * Returns the session and its member; null if the session is over. About once a minute, this also stores that the
   * session is used.
   */
  sessionOf(hash: string): Promise<{ session: Session; staff: StaffMember } | null>;
  sessionsOf(staffId: string): Promise<Session[]>;
  endSession(id: string, staffId: string): Promise<void>;
  /** Ends all sessions of the member except `exceptId`; with null, all. */
  endSessions(staffId: string, exceptId: string | null): Promise<void>;
}
