/**
 * The condition for enquiries that are enrolled or refunded only because of a test or demonstration payment. Such
 * payments change the state of an enquiry in the same way as live ones, but the figures count only real money.
 */
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { lostReasonsCountedAsRefunded } from '#domain/enquiries/enquiry-states.ts';
import type { AllTables } from '../../connection/all-tables.ts';

type Builder = ExpressionBuilder<AllTables, 'enquiries'>;

export const makeEnrolledOnlyByTestCondition = (
  eb: Builder,
): ExpressionWrapper<AllTables, 'enquiries', SqlBool> =>
  eb.and([
    eb.or([
      eb('enquiries.state', '=', 'enrolled'),
      // The check for null is needed: without it, the condition would be null and not false for an enquiry without a
      // `lost_reason`. A list "without trials" negates the condition, and would then leave out this enquiry.
      eb.and([
        eb('enquiries.lost_reason', 'is not', null),
        eb('enquiries.lost_reason', 'in', lostReasonsCountedAsRefunded),
      ]),
    ]),
    eb('enquiries.id', 'in', (of) =>
      of
        .selectFrom('orders')
        .select((one) => one.ref('orders.enrolment_id').$notNull().as('id'))
        .where('orders.mode', 'in', ['demonstration', 'test'])
        .where('orders.enrolment_id', 'is not', null)
        .where('orders.receipt_number', 'is not', null),
    ),
    eb.not(
      eb.exists((of) =>
        of
          .selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.enrolment_id', '=', 'enquiries.id')
          .where('orders.mode', '=', 'live')
          .where('orders.receipt_number', 'is not', null),
      ),
    ),
  ]);
