/**
 * The database could not do its work: it was stopped, full, busy or broken. No visitor was told that a row is stored.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
    this.name = 'StoreUnavailable';
  }
}

/**
 * The database can't be used; `message` names it and the remedy. The error stops the start of the service, or the
 * command.
 */
export class UnusableStore extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableStore';
  }
}
