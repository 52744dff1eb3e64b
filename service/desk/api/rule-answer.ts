/** What the terms say to somebody who has bought something, by the rules of the domain. */
import type { Order } from '#database/orders/order-port.ts';
import type { RuleAnswer, RuleQuestion } from '#desk/api/orders-api.ts';
import type { Holidays } from '#domain/business-days.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { indianDay } from '#domain/indian-day.ts';
import { courseChange } from '#domain/rules/course-change.ts';
import { lateStart } from '#domain/rules/late-start.ts';
import { refundBeforeStart } from '#domain/rules/refund-before-start.ts';
import { refundJobGuarantee } from '#domain/rules/refund-job-guarantee.ts';
import { reschedule } from '#domain/rules/reschedule.ts';
import { guaranteedKind, soldFacts } from '../../payments/sold-facts.ts';

export type RuleFacts = {
  order: Order;
  askedOn: CalendarDate;
  holidays: Holidays;
  /** How often its course was changed before. */
  changesBefore: number;
};

export function ruleAnswer(question: RuleQuestion, facts: RuleFacts): RuleAnswer {
  const { order, askedOn, holidays, changesBefore } = facts;
  switch (question.ask) {
    case 'refund':
      return {
        ...refundBeforeStart({
          askedOn,
          paidOn: indianDay(order.paidAt ?? order.createdAt),
          startsOn: question.startsOn,
          hadLmsAccess: question.hadLmsAccess,
          feePaise: order.amountPaise,
          registrationChargePaise: soldFacts(order).registrationChargePaise,
        }),
        further: [],
      };
    case 'late start':
      return {
        ...lateStart({
          today: askedOn,
          publishedStart: question.publishedStart,
          beganOn: question.beganOn,
          paidPaise: order.amountPaise,
          holidays,
        }),
        further: [],
      };
    case 'guarantee': {
      const { kind, registrationChargePaise } = soldFacts(order);
      return {
        ...refundJobGuarantee({
          ...question,
          askedOn,
          hasGuarantee: kind === guaranteedKind,
          classes: { held: question.classesHeld, attended: question.classesAttended },
          feePaise: order.amountPaise,
          registrationChargePaise,
        }),
        further: [],
      };
    }
    case 'change': {
      const answer = courseChange({ ...question, askedOn, changesBefore, holidays });
      const { from, to } = answer.confirmedBetween;
      return {
        ...answer,
        further: [
          { name: 'Pay by', value: answer.payBy },
          { name: 'Form by', value: answer.formBy },
          { name: 'Confirmed between', value: `${from} and ${to}` },
        ],
      };
    }
    case 'move': {
      const answer = reschedule({ ...question, askedOn, holidays });
      return { ...answer, further: [{ name: 'Pay by', value: answer.payBy }] };
    }
  }
}
