import type { OrderDetails } from '../../api-types/order-details.ts';
import { maxNoteLength } from '../read-and-check-note.ts';
import {
  noMailGoesOutClause,
  paymentRequestFlashes,
  paymentRequestFlashesWithoutMail,
} from './payment-request-flashes.ts';

const { 'not renewed': notRenewed, ...renewed } = paymentRequestFlashes;

const doneFlashes = {
  refund:
    'The refund is asked for. It is usually paid back within a minute: load the page again to see it.',
  proposed:
    'It is more than the terms give, and above the sum that one person may pay back: it waits for a second person. Ask somebody to open this order.',
  declined: 'The proposed refund is off. Nothing was paid back.',
  grant:
    'Granted, and noted below. The desk makes neither a link nor a receipt for the charge: take it by hand, and keep it in your own books.',
  change:
    'The order for the other course is made. Its link goes out by mail, and stands here once it is made; the place in the old course is free once it is paid.',
  moved:
    'Moved. The dates and hours go out by mail. What a move of a paid order costs is under “What the terms say”.',
  unchanged: 'It is in that batch already.',
  reconcile: 'The payment provider is being asked. Load the page again in a moment.',
  second: 'The payment link is made within a minute, and goes out by mail.',
  settled: 'Settled. Your note stays with the order.',
  recorded: 'Recorded: the order is paid, and the receipt goes out by mail.',
  'handed back': 'Recorded: the refund is made, and its voucher goes out by mail.',
  withdrawn: 'The refund is off: nothing was handed back, and the order is paid as before.',
  'taken back': 'Taken back by a voucher. The order has ended.',
  planned: 'The plan is made. The link of the first instalment goes out by mail.',
  'dates moved': 'The dates are moved, and the audit says by whom.',
  ...renewed,
} as const;

const refusedFlashes = {
  own: 'You proposed it yourself: somebody else has to confirm it.',
  'too much': 'Nothing was paid back: less is left by now than was proposed.',
  'no reason': `It is another sum than the terms give: please say in at most ${maxNoteLength} letters why.`,
  late: 'Nothing was done: it was changed after this page was opened, by you or by a colleague.',
  'no place': 'Nothing was changed: no batch of the other course has a free place.',
  'not sold': 'Nothing was changed: the other course is not on sale.',
  full: 'Nothing was moved: somebody else took the last place of that batch.',
  closed: 'Nothing was moved: that batch is not open any more.',
  'not published': 'Nothing was moved. This batch is not published yet: publish it first.',
  sample: 'Nothing was moved: that batch is a sample, and visitors cannot get a place in it.',
  ended: 'Nothing was moved: the order has ended, or its place belongs to the first instalment.',
  changed:
    'Something has changed since you looked, and nothing was settled. Please look again at what stands here now.',
  'no refund':
    'Nothing was settled: what went back cannot be the refund, because another one is under way, or more went back than was paid.',
  foreign: 'Nothing was changed, because another payment mode made this order.',
  'no sum':
    'Please write how many rupees are to be paid back: at least 1, at most what is left of what was paid.',
  'no note': `Please say in at most ${maxNoteLength} letters what you found.`,
  'not renewed': notRenewed,
} as const;

/** The flash messages on the page of an order; the address of the page names one of them. */
export const orderFlashes = { ...doneFlashes, ...refusedFlashes } as const;
export type OrderFlash = keyof typeof orderFlashes;

const flashesWithoutMail: Partial<Record<OrderFlash, string>> = {
  ...paymentRequestFlashesWithoutMail,
  change: `The order for the other course is made. ${noMailGoesOutClause}: send its link yourself. Load the page again if it is not there yet. The place in the old course is free once it is paid.`,
  moved: `Moved. ${noMailGoesOutClause}: tell the learner the dates and hours yourself. What a move of a paid order costs is under “What the terms say”.`,
  second: `The payment link is made within a minute. ${noMailGoesOutClause}: send it yourself. Load the page again if it is not there yet.`,
  recorded: `Recorded: the order is paid. ${noMailGoesOutClause}: send the receipt yourself.`,
  'handed back': `Recorded: the refund is made. ${noMailGoesOutClause}: send its voucher yourself.`,
  planned: `The plan is made. ${noMailGoesOutClause}: send the link of the first instalment yourself. Load the page again if it is not there yet.`,
};

/**
 * The sentence of the flash message. If learners get no mails from the service, the sentence tells staff what they have
 * to send themselves, such as a link or a receipt.
 */
export const describeOrderFlash = (flash: OrderFlash, areLearnersMailed: boolean): string =>
  (areLearnersMailed ? undefined : flashesWithoutMail[flash]) ?? orderFlashes[flash];

/**
 * The flash message after a member asked for a refund that staff have to hand back themselves, because the order was
 * not paid through the payment provider. It is shown in place of the usual message about a refund.
 */
export const handRefundFlashSentence =
  'The refund is asked for. It was not paid through the payment provider: hand the money back, and record it below.';

/**
 * Says what staff have to do after they granted a later start; shown after the flash message `grant`. The grant alone
 * keeps no place for the learner: staff have to move the order to a published batch.
 */
export const describeStepAfterGrant = ({ moves }: Pick<OrderDetails, 'moves'>): string =>
  moves.length === 0
    ? 'A batch of this course with the new start has to be set up and published first. Then move the order to it, under “Batch” here.'
    : 'Now move the order to its new batch, under “Batch”.';

/** Whether the flash message says that the act was refused. */
export const isRefusedOrderFlash = (flash: OrderFlash): boolean =>
  Object.hasOwn(refusedFlashes, flash);
