/** Thrown when the typed arguments are wrong; the message says what to type instead. */
export class WrongArguments extends Error {}
