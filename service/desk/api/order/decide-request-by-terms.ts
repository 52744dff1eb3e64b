/**
 * Decides what the terms allow for a buyer's request. The request is for a refund, a remedy for a late start, a refund
 * by the job guarantee, a change of course, or a move to another batch.
 */
import type { Order } from '#database/orders/order.ts';
import type { LearnerRequest, TermsAnswerWithDetails } from '#desk/api-types/orders-api.ts';
import type { Holidays } from '#domain/dates/business-days.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { formatPaise, type Paise } from '#domain/money/money.ts';
import {
  computeCourseChangePricePaise,
  decideCourseChange,
} from '#domain/terms/decide-course-change.ts';
import { decideJobGuaranteeRefund } from '#domain/terms/decide-job-guarantee-refund.ts';
import { decideLateCourseRemedy } from '#domain/terms/decide-late-course-remedy.ts';
import { decideRefundBeforeStart } from '#domain/terms/decide-refund-before-start.ts';
import { decideRescheduling } from '#domain/terms/decide-rescheduling.ts';
import { isBatchCancelled } from '../../../payments/is-batch-cancelled.ts';
import {
  jobGuaranteeOfferKind,
  readSoldOfferFacts,
} from '../../../payments/read-sold-offer-facts.ts';

export type TermsRequestFacts = {
  order: Order;
  askedOn: CalendarDate;
  holidays: Holidays;
  /** How often the learner has already changed the course. */
  changesBefore: number;
  /** When the learner first signed in to the LMS, from their checklist; null if it is not recorded. */
  firstSignInOn: CalendarDate | null;
  /**
   * Today's price of the course to which the buyer wants to change. Null if this course is not on sale, or if the buyer
   * already has it.
   */
  otherFeePaise?: Paise | null;
  /**
   * The money received for the order, or for all orders of its plan. If it is missing or zero, the order's price is
   * used.
   */
  paidPaise?: Paise;
};

const notSold = 'That course is not on sale, or is the one that was bought.';

export function decideRequestByTerms(
  request: LearnerRequest,
  facts: TermsRequestFacts,
): TermsAnswerWithDetails {
  const { order, askedOn, holidays, changesBefore, firstSignInOn, otherFeePaise = null } = facts;
  const paidPaise = facts.paidPaise || order.amountPaise;
  // Only a change of course uses this fee. It is the whole fee of an instalment plan, even if some instalments are not
  // paid yet.
  const feePaise = order.instalment?.feePaise ?? order.amountPaise;
  switch (request.ask) {
    case 'refund':
      return {
        ...decideRefundBeforeStart({
          askedOn,
          paidOn: indianDay(order.paidAt ?? order.createdAt),
          startsOn: request.startsOn,
          // If the checklist records a sign-in to the LMS, the learner had access, whatever the form says.
          hadLmsAccess: request.hadLmsAccess || firstSignInOn !== null,
          paidPaise,
          registrationChargePaise: Math.min(
            readSoldOfferFacts(order).registrationChargePaise,
            paidPaise,
          ),
        }),
        further: [],
      };
    case 'late start':
      return {
        ...decideLateCourseRemedy({
          today: askedOn,
          publishedStart: request.publishedStart,
          beganOn: request.beganOn,
          isCancelled: isBatchCancelled(order),
          paidPaise,
          holidays,
        }),
        further: [],
      };
    case 'guarantee': {
      const { kind, registrationChargePaise } = readSoldOfferFacts(order);
      return {
        ...decideJobGuaranteeRefund({
          ...request,
          askedOn,
          paidOn: indianDay(order.paidAt ?? order.createdAt),
          hasGuarantee: kind === jobGuaranteeOfferKind,
          classes: { held: request.classesHeld, attended: request.classesAttended },
          feePaise: paidPaise,
          registrationChargePaise: Math.min(registrationChargePaise, paidPaise),
        }),
        further: [],
      };
    }
    case 'change': {
      const answer = decideCourseChange({ ...request, askedOn, changesBefore, holidays });
      if (otherFeePaise === null)
        return { ...answer, isAllowed: false, because: notSold, paise: 0, further: [] };
      const { from, to } = answer.confirmedBetween;
      const more = otherFeePaise - feePaise;
      return {
        ...answer,
        paise: answer.isAllowed ? computeCourseChangePricePaise(feePaise, otherFeePaise) : 0,
        further: [
          { name: 'Fee of the other course', value: formatPaise(otherFeePaise) },
          {
            name: 'Difference',
            value:
              more >= 0 ? formatPaise(more) : `${formatPaise(-more)} less, which stays with us`,
          },
          { name: 'The change itself', value: formatPaise(answer.costPaise) },
          { name: 'Pay by', value: answer.payBy },
          { name: 'Form by', value: answer.formBy },
          { name: 'Confirmed between', value: `${from} and ${to}` },
        ],
      };
    }
    case 'move': {
      const answer = decideRescheduling({ ...request, askedOn, holidays });
      return { ...answer, further: [{ name: 'Pay by', value: answer.payBy }] };
    }
  }
}
