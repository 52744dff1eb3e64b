/** The members of staff. */
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';

export type StaffState = 'invited' | 'active' | 'left';

export type StaffMember = {
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

export interface MemberPort {
  /** Whether anybody was ever invited. Before that, the desk does not exist. */
  hasDesk(): Promise<boolean>;
  staff(): Promise<StaffMember[]>;
  findStaff(id: string): Promise<StaffMember | null>;
  staffByEmail(email: string): Promise<StaffMember | null>;
  /**
   * Changes the role. Returns false for the last active owner or an unknown id. If the new role may not work on
   * enquiries, the member's enquiries and learners become unassigned.
   */
  changeRole(id: string, role: StaffRole, who: string): Promise<boolean>;
  setTakesTurns(id: string, takesTurns: boolean, who: string): Promise<void>;
  setAvailability(
    id: string,
    available: Pick<StaffMember, 'restDays' | 'away'>,
    who: string,
  ): Promise<void>;
  rename(id: string, name: string, who: string): Promise<void>;
  /**
   * Ends a member's access at once: deletes sessions, unused links, all credentials and the member's own saved views.
   * The member's enquiries and learners go to `heir`. They become unassigned if `heir` is null or may not own
   * enquiries. Returns false for the last active owner or an unknown id.
   */
  removeMember(id: string, heir: string | null, who: string): Promise<boolean>;
}
