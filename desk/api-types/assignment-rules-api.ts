import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type {
  AssigneesWithLimit,
  AssignmentRule,
  AssignmentSettings,
} from '#domain/enquiries/choose-assignee.ts';

/** A member who may own enquiries, and the days on which the member is absent. */
export type AssignmentMember = {
  id: string;
  name: string;
  takesTurns: boolean;
  restDays: readonly number[];
  away: { from: CalendarDate; until: CalendarDate } | null;
  isHereToday: boolean;
};

type AssignmentDetails = {
  assignment: AssignmentSettings;
  /**
   * One text for each rule, in the order of the rules; the last text describes the default rule (`otherwise`), which
   * applies when no other rule does.
   */
  words: readonly string[];
  members: readonly AssignmentMember[];
  /** The offers for which a rule can be made: first the kinds of offers ("All Workshops"), then single offers. */
  offers: readonly { group: string; choices: readonly { value: string; label: string }[] }[];
  sources: readonly string[];
  /**
   * The version of each rule by the id of the rule, and the version of the default rule under `otherwise`. A form sends
   * the version back: if a colleague has changed the rule since, the form is refused.
   */
  versions: Readonly<Record<string, string>>;
};

/** A sentence that says what is wrong; null when the change was saved. */
export type RefusalSentence = string | null;

export type AssignmentRulesApi = {
  details(): Promise<AssignmentDetails>;
  /** A null id adds a new rule as the last one before the default rule (`otherwise`). */
  saveRule(
    id: string | null,
    rule: Omit<AssignmentRule, 'id'>,
    version: string,
  ): Promise<RefusalSentence>;
  saveOtherwise(target: AssigneesWithLimit, version: string): Promise<RefusalSentence>;
  /** Moves the rule one position up. */
  moveUp(id: string): Promise<void>;
  removeRule(id: string): Promise<void>;
  /**
   * Sets how many minutes a member has to answer an enquiry that the rules assigned to them. After this time, the
   * enquiry is given to another member. If `minutes` is null, the enquiry stays with the member.
   */
  setAnswerWithin(minutes: number | null): Promise<RefusalSentence>;
  setAvailability(
    staffId: string,
    available: Pick<AssignmentMember, 'takesTurns' | 'restDays' | 'away'>,
  ): Promise<RefusalSentence>;
};
