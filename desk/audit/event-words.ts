/**
 * What was done at the desk, as the end of a sentence that begins with who did it: "Asha" "looked at an enquiry".
 * Nobody reads the stored types, and the compiler wants words for each of them.
 */
import { type DeskEventType, deskEventTypes } from '#domain/desk-event-types.ts';
import { orderEventWords } from '../orders/order-event-words.ts';

/** By what they are about, in the order in which one chooses among them. */
const wordsOf = {
  Enquiries: {
    'enquiry.seen': 'Looked at an enquiry',
    'enquiry.claimed': 'Assigned an enquiry to themselves',
    'enquiry.handed-over': 'Handed an enquiry over',
    'enquiry.tried': 'Noted what came of a call',
    'enquiry.state-set': 'Set the state of an enquiry',
    'enquiry.due-set': 'Set the next date',
    'enquiry.lost': 'Closed an enquiry as lost',
    'enquiry.paid': 'Enrolled: the fee was paid',
    'enquiry.restored': 'Undid the last step',
    'enquiry.noted': 'Saved a note',
    'enquiry.note-taken-back': 'Took a note back',
    'enquiry.corrected': 'Edited details',
    'enquiry.linked': 'Linked enquiries of the same person',
    'enquiry.unlinked': 'Removed a link',
    'enquiry.let-in': 'Let an enquiry in from quarantine',
    'enquiry.forgotten': 'Forgot what was in quarantine',
    'enquiry.erased': 'Erased an enquiry',
    'enquiry.kin-erased': 'Erased another enquiry of the same person',
    'enquiries.acted-on': 'Did something with several enquiries',
    'enquiries.exported': 'Exported enquiries',
  },
  Orders: {
    'order.refund asked': orderEventWords['order.refund asked'],
    'order.granted': orderEventWords['order.granted'],
    'order.settled': orderEventWords['order.settled'],
    'order.asked about': orderEventWords['order.asked about'],
    'order.file read': orderEventWords['order.file read'],
    'payment.settled': 'Settled a payment without an order',
    'orders.exported': 'Exported orders',
  },
  'Staff and signing in': {
    'staff.signed-in': 'Signed in',
    'staff.invited': 'Made a link for somebody',
    'staff.link-used': 'Used their link',
    'staff.password-set': 'Chose a password and codes',
    'staff.recovery-code-used': 'Used a recovery code',
    'staff.passkey-added': 'Added a passkey',
    'staff.passkey-removed': 'Removed a passkey',
    'staff.role-changed': 'Changed a role',
    'staff.turns-set': 'Changed who takes turns',
    'staff.renamed': 'Changed a name',
    'staff.left': 'Removed somebody',
  },
  'Settings and numbers': {
    'setting.set': 'Changed a setting',
    'template.saved': 'Saved a message',
    'template.removed': 'Removed a message',
    'numbers.exported': 'Exported the numbers',
  },
} as const;

export const eventWords: Readonly<Record<DeskEventType, string>> = {
  ...wordsOf.Enquiries,
  ...wordsOf.Orders,
  ...wordsOf['Staff and signing in'],
  ...wordsOf['Settings and numbers'],
};

/** To choose among: each group under its name, each type with its words. */
export const eventGroups = Object.entries(wordsOf).map(([name, words]) => ({
  name,
  choices: Object.entries(words),
}));

const isKnown = (type: string): type is DeskEventType =>
  deskEventTypes.some((known) => known === type);

/** A type from an address, in which anything may stand; null for what is none. */
export const readEventType = (type: string | null): DeskEventType | null =>
  type !== null && isKnown(type) ? type : null;

/** What a later release has written is said by this one, too. */
export const sayEvent = (type: string): string =>
  isKnown(type) ? eventWords[type] : 'Did something that is newer than this page';
