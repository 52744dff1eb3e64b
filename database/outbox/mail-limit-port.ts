export interface MailLimitPort {
  /**
   * Returns null if the message may be sent now, and counts it (once, even if asked again). Otherwise returns the
   * time at which to ask again. `recipient` is the normalised address.
   */
  takeMailTurn(recipient: string, messageId: string): Promise<Date | null>;
}
