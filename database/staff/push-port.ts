/** Push notifications of members. */
import type { StaffRole } from '#domain/staff/staff-roles.ts';

/** Stores the browsers in which members are notified of new enquiries while the desk is closed. */
export interface PushPort {
  /** Stores nothing if the session has ended. */
  addPush(endpoint: string, sessionId: string): Promise<void>;
  removePush(endpoint: string): Promise<void>;
  removePushOf(sessionId: string): Promise<void>;
  countPushOf(sessionId: string): Promise<number>;
  /**
   * Returns the browsers to notify of enquiries that arrived after the last notification, by whichever instance. If an
   * enquiry already has an owner, only the owner is notified. The caller leaves out roles that may not work on
   * enquiries.
   */
  takePushes(): Promise<{ endpoint: string; role: StaffRole }[]>;
}
