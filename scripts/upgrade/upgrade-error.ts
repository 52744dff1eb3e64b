/** Thrown for a problem that a person can fix; `message` is a sentence. */
export class UpgradeError extends Error {}
