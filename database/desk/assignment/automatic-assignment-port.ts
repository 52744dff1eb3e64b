/** Assigns enquiries automatically, by rules that the owner of the company wrote. */
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { StaffId } from '#domain/enquiries/enquiry-work.ts';

/**
 * Decides by the owner's rules who gets an enquiry. The functions are not async, because they run inside a transaction.
 */
export type AssignmentDecider = {
  /**
   * Chooses a member for the enquiry; null for nobody. `had`: the members who had the enquiry before. `rule`: the
   * number of the rule that decided, from 1; 0 if no rule could choose and the default decided.
   */
  choose(enquiry: Enquiry, had: readonly StaffId[]): { to: StaffId; rule: number } | null;
  /** Whether the member works on the day on which the person expects an answer. */
  isAtWork(staffId: StaffId): boolean;
  /**
   * The time by which a member who gets an enquiry at `at` has to answer. After that, another member gets the enquiry.
   * Null if the rules set no limit.
   */
  answerBy(at: Date): Date | null;
};

export type AssignmentResult =
  /** `from`: the member who had the enquiry before and did not answer in time; null if nobody had it. */
  | { at: 'assigned'; to: StaffId; from: StaffId | null }
  | { at: 'nobody'; from: StaffId | null }
  /** Nothing is left to assign: a member has worked on the enquiry, or it was erased. */
  | { at: 'ended' }
  /** The enquiry changed while the rules decided. The caller has to assign it again. */
  | { at: 'meanwhile' };

/** The author of automatic assignments in the histories of enquiries. */
export const assignmentAuthor = 'assignment';

export interface AutomaticAssignmentPort {
  /**
   * Returns the ids of enquiries that have no owner yet or whose owner did not answer in time, longest waiting first.
   */
  dueAssignments(limit: number): Promise<string[]>;
  /** Assigns an enquiry from `dueAssignments` to a member, together with the person's other open enquiries. */
  assign(enquiryId: string, rules: AssignmentDecider): Promise<AssignmentResult>;
}
