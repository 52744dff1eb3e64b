/** Members of the staff: the owner's page. Every method refuses everybody else with 403. */
import type { StaffRole } from '#domain/staff/staff-roles.ts';

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

/** The link is shown this once: only its hash is kept. */
export type HandedLink = {
  at: 'invited';
  person: { name: string; email: string };
  link: string;
  /** Sent to them as well; `no mail` when none is set up. */
  mail: 'sent' | 'failed' | 'no mail';
};

export type StaffProblem = {
  at: 'problem';
  with: 'email' | 'name' | 'role' | 'heir' | 'person';
  sentence: string;
};

export type StaffResult = HandedLink | { at: 'done' } | StaffProblem;

export interface StaffApi {
  /** Active members first, those who have left last. */
  people(): Promise<readonly StaffPerson[]>;
  invite(person: { email: string; name: string; role: string }): Promise<StaffResult>;
  /** For a lost phone or a forgotten password. How they sign in now holds until the link is used. */
  newLink(id: string): Promise<StaffResult>;
  changeRole(id: string, role: string): Promise<StaffResult>;
  setTakesTurns(id: string, takesTurns: boolean): Promise<StaffResult>;
  rename(id: string, name: string): Promise<StaffResult>;
  /** Their enquiries go to the heir; null makes them nobody's. */
  partWith(id: string, heirId: string | null): Promise<StaffResult>;
}
