/** A note can be removed for this long after it was written, by its author or by a member who may act for everybody. */
const takeBackMs = 24 * 3_600_000;

export type NoteAuthorAndTime = { who: string; at: Date };

export function mayTakeBackNote(
  note: NoteAuthorAndTime,
  by: { who: string; mayOverrule: boolean },
  now: Date,
): boolean {
  const isTheirs = note.who === by.who || by.mayOverrule;
  return isTheirs && now.getTime() - note.at.getTime() < takeBackMs;
}
