export interface MailLimitPort {
  /**
   * Asks whether a message may be sent to this address now. If so, returns null and counts the message (once, even if
   * asked again). Otherwise returns the time at which to ask again. `recipient` is the normalised address.
   */
  takeMailTurn(recipient: string, messageId: string): Promise<Date | null>;
}
