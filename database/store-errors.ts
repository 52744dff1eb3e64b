/** The database did not take it: stopped, full, busy, broken. Nothing was acknowledged. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
    this.name = 'StoreAway';
  }
}

/** The database cannot be used as it is; `message` says where it is and what to do. Start stops. */
export class UnusableStore extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableStore';
  }
}
