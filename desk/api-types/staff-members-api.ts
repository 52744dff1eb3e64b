/** Everything that the owner's page about staff needs of the service. Every method refuses all other roles with 403. */
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';

export type StaffPerson = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  state: 'invited' | 'active' | 'left';
  takesTurns: boolean;
  createdAt: Date;
  leftAt: Date | null;
  isMe: boolean;
};

/** The link is shown once, in this answer, because only its hash is stored. */
export type OneTimeLinkResult = {
  at: 'invited';
  person: { name: string; email: string };
  link: string;
  /** Whether the link was also mailed to the person; `no mail` if mail is not set up. */
  mail: 'sent' | 'failed' | 'no mail';
};

export type StaffChangeProblem = {
  at: 'problem';
  with: 'email' | 'name' | 'role' | 'heir' | 'person';
  sentence: string;
};

export type StaffChangeResult = OneTimeLinkResult | { at: 'done' } | StaffChangeProblem;

export interface StaffMembersApi {
  /** All members: active ones first, then invited ones, then former ones. */
  people(): Promise<readonly StaffPerson[]>;
  invite(person: { email: string; name: string; role: string }): Promise<StaffChangeResult>;
  /**
   * Creates a link for a lost phone or a forgotten password. The present sign-in methods work until the link is
   * used.
   */
  newLink(id: string): Promise<StaffChangeResult>;
  changeRole(id: string, role: string): Promise<StaffChangeResult>;
  setTakesTurns(id: string, takesTurns: boolean): Promise<StaffChangeResult>;
  rename(id: string, name: string): Promise<StaffChangeResult>;
  /**
   * Ends the access of a member. The member's enquiries are assigned to `heirId`; if `heirId` is null, they become
   * unassigned.
   */
  endAccess(id: string, heirId: string | null): Promise<StaffChangeResult>;
}
