/**
 * Mails about a changed batch are sent after this delay. Several changes in a row then cause one mail, and a change
 * that staff undo in time causes no mail.
 */
export const batchMailDelayMs = 5 * 60_000;
