/** Something that a person can put right; `message` is a sentence. */
export class UpgradeError extends Error {}
