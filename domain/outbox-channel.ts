/**
 * The channels of the outbox. `mail`: mails to staff. `visitor`: payment links, receipts and refund mails. `owner`: the
 * weekly mail. `desk`: what staff wrote to several people. `webhook`: enquiries for the CRM.
 */
export type OutboxChannel = 'mail' | 'visitor' | 'owner' | 'desk' | 'webhook';
