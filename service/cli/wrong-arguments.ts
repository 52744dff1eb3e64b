/** What was typed cannot be meant; the message says what to type instead. */
export class WrongArguments extends Error {}
