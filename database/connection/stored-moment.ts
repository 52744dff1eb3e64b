/** A time as the engine stores it: a `Date` on PostgreSQL, milliseconds since 1970 on SQLite. */
export type StoredMoment = Date | number;
