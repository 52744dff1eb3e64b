/** A time as the engine stores it: a `Date` on PostgreSQL, milliseconds since 1970 on SQLite. */
export type StoredMoment = Date | number;

/** A stored moment as a JavaScript `Date`. */
export const dateOfMoment = (at: StoredMoment): Date => new Date(at);
