export interface MailTurnPort {
  /**
   * Null: this message may go now, and is counted; the same message again is not counted twice. Otherwise when to ask
   * again. `recipient` is the address in the form in which two spellings of it are one.
   */
  takeMailTurn(recipient: string, messageId: string): Promise<Date | null>;
}
