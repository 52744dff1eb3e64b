/**
 * The words for what was done at the desk. The audit shows them beside the name of the actor, and in its filter. The
 * compiler reports an event type without words.
 */
import { type DeskEventType, deskEventTypes } from '#domain/desk-event-types.ts';
import { learnerEventWords } from '../learners/learner-words.ts';
import { orderEventWords } from '../orders/words/order-event-words.ts';

/** The words for each event, grouped by subject. The filter shows the groups in this order. */
const wordsOf = {
  Enquiries: {
    'enquiry.added': 'Added an enquiry',
    'enquiry.told': 'Told somebody about their data',
    'enquiry.seen': 'Looked at an enquiry',
    'enquiry.claimed': 'Assigned an enquiry to themselves',
    'enquiry.handed-over': 'Handed an enquiry over',
    'enquiry.assigned': 'Assigned an enquiry by the rules',
    'enquiry.passed-on': 'Passed on an enquiry that nobody answered',
    'enquiry.tried': 'Noted what came of a call',
    'enquiry.state-set': 'Set the state of an enquiry',
    'enquiry.due-set': 'Set the next date',
    'enquiry.changed': 'Changed state, date or owner at once',
    'enquiry.lost': 'Closed an enquiry as lost',
    'enquiry.paid': 'Enrolled: the fee was paid',
    'enquiry.paid-back': 'Not enrolled any more: the fee was paid back',
    'enquiry.not-paid': 'Not enrolled any more: the payment was recorded by mistake',
    'enquiry.restored': 'Undid the last step',
    'enquiry.written': 'Opened a message to somebody',
    'enquiry.mailed': 'Sent a mail to somebody',
    'enquiry.mail-withdrawn': 'Stopped a mail before it went',
    'enquiry.noted': 'Saved a note',
    'enquiry.note-taken-back': 'Took a note back',
    'enquiry.corrected': 'Edited details',
    'enquiry.linked': 'Linked enquiries of the same person',
    'enquiry.carried-over': 'Carried the work over to a linked enquiry',
    'enquiry.unlinked': 'Removed a link',
    'enquiry.let-in': 'Released an enquiry from quarantine',
    'enquiry.forgotten': 'Forgot what was in quarantine',
    'enquiry.erased': 'Erased an enquiry',
    'enquiry.kin-erased': 'Erased another enquiry of the same person',
    'enquiries.acted-on': 'Did something with several enquiries',
    'enquiries.mailed': 'Sent a mail to several people',
    'enquiries.exported': 'Exported enquiries',
    'enquiries.imported': 'Imported a file of enquiries',
    'enquiries.import-taken-back': 'Took an import back',
  },
  Orders: {
    'order.refund proposed': orderEventWords['order.refund proposed'],
    'order.refund declined': orderEventWords['order.refund declined'],
    'order.refund asked': orderEventWords['order.refund asked'],
    'order.renewed': orderEventWords['order.renewed'],
    'order.asked for': orderEventWords['order.asked for'],
    'order.payment recorded': orderEventWords['order.payment recorded'],
    'order.record taken back': orderEventWords['order.record taken back'],
    'order.handed back': orderEventWords['order.handed back'],
    'order.refund withdrawn': orderEventWords['order.refund withdrawn'],
    'plan.made': orderEventWords['plan.made'],
    'plan.dates-moved': orderEventWords['plan.dates-moved'],
    'order.granted': orderEventWords['order.granted'],
    'order.settled': orderEventWords['order.settled'],
    'order.asked about': orderEventWords['order.asked about'],
    'order.file read': orderEventWords['order.file read'],
    'order.moved': orderEventWords['order.moved'],
    'payment.settled': 'Settled a payment without an order',
    'orders.exported': 'Exported orders',
    'month.closed': 'Closed a month',
    'month.exported': 'Exported a month',
    'settlement.uploaded': 'Uploaded a settlement file',
    'settlement.removed': 'Removed rows of a settlement file',
  },
  Learners: learnerEventWords,
  'Batches and fees': {
    'batch.made': 'Made a batch',
    'batch.opened': 'Opened a batch for enrolment',
    'batch.changed': 'Changed a batch',
    'batch.cancelled': 'Cancelled a batch',
    'batch.removed': 'Removed a draft of a batch',
    'fee.set': 'Set a fee',
    'fee.removed': 'Removed a fee',
    'waiting.left': 'Took somebody off a waiting list',
  },
  Publishing: {
    'facts.saved': 'Saved what the site says',
    'facts.published': 'Published what was changed',
    'facts.gone-back': 'Went back to what was published before',
  },
  'Staff and signing in': {
    'staff.signed-in': 'Signed in',
    'staff.sign-in-failed': 'Failed to sign in',
    'staff.invited': 'Made a link for somebody',
    'staff.link-used': 'Used their link',
    'staff.password-set': 'Chose a password and codes',
    'staff.recovery-code-used': 'Used a recovery code',
    'staff.passkey-added': 'Added a passkey',
    'staff.passkey-removed': 'Removed a passkey',
    'staff.role-changed': 'Changed a role',
    'staff.turns-set': 'Changed who takes turns',
    'staff.availability-set': 'Set rest days or an absence',
    'staff.renamed': 'Changed a name',
    'staff.left': 'Removed somebody',
  },
  'Settings and numbers': {
    'setting.set': 'Changed a setting',
    'source.made': 'Made a key for another system',
    'source.withdrawn': 'Withdrew the key of another system',
    'template.saved': 'Saved a message',
    'template.removed': 'Removed a message',
    'numbers.exported': 'Exported the numbers',
  },
} as const;

const eventWords: Readonly<Record<DeskEventType, string>> = {
  ...wordsOf.Enquiries,
  ...wordsOf.Orders,
  ...wordsOf.Learners,
  ...wordsOf['Batches and fees'],
  ...wordsOf.Publishing,
  ...wordsOf['Staff and signing in'],
  ...wordsOf['Settings and numbers'],
};

/** The choices of the filter: each group with its name and its event types. */
export const auditEventGroups = Object.entries(wordsOf).map(([name, words]) => ({
  name,
  choices: Object.entries(words),
}));

const isKnown = (type: string): type is DeskEventType =>
  deskEventTypes.some((known) => known === type);

/** Parses an event type from an address, which may contain any text; null if the text is no type. */
export const readEventType = (type: string | null): DeskEventType | null =>
  type !== null && isKnown(type) ? type : null;

/**
 * Describes an event type. A type that only a later release knows becomes "Did something that is newer than this page".
 */
export const describeEventType = (type: string): string =>
  isKnown(type) ? eventWords[type] : 'Did something that is newer than this page';
