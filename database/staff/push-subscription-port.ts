/** Push notifications of members. */
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';

/** Stores the browsers in which members are notified of new enquiries while the desk is closed. */
export interface PushSubscriptionPort {
  /** Stores a browser with its session. Stores nothing if the session has ended. */
  addPush(endpoint: string, sessionId: string): Promise<void>;
  removePush(endpoint: string): Promise<void>;
  removePushOf(sessionId: string): Promise<void>;
  countPushOf(sessionId: string): Promise<number>;
  /**
   * Returns the browsers to notify of enquiries that arrived since an instance last notified members, and records that
   * this was done. If an enquiry already has an owner, only the owner is notified. The caller leaves out roles that may
   * not work on enquiries.
   */
  claimBrowsersToNotify(): Promise<{ endpoint: string; role: StaffRole }[]>;
}
