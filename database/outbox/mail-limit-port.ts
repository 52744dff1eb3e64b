export interface MailLimitPort {
  /**
   * Decides whether a message may be sent to this address now. If so, returns null and counts the message (only once,
   * even if this is called for it again). Otherwise returns the time at which to try again. `recipient` is the
   * normalised address.
   */
  takeMailTurn(recipient: string, messageId: string): Promise<Date | null>;
}
