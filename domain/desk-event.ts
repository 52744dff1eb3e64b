/**
 * Something that happened at the desk. `subject` is the id of the enquiry, order, batch or other thing that it
 * concerns.
 */
export type DeskEvent = {
  id: string;
  at: Date;
  /**
   * One of `deskEventTypes`; after a return to an older release, it can also be a type that the older release does not
   * know.
   */
  type: string;
  /**
   * The author of the event: a staff id, or a name such as `terminal`, `assignment` or `sign-in page`. The desk's
   * `nonMemberActorName` has the words that are shown for these names.
   */
  who: string;
  subject: string;
  what: Readonly<Record<string, unknown>>;
};
