/** The database did not take it: stopped, full, busy or broken. Nothing was acknowledged. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
    this.name = 'StoreAway';
  }
}

/** The database can't be used; `message` names it and the remedy. Stops the start. */
export class UnusableStore extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableStore';
  }
}
