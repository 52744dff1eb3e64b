/**
 * Whether an enquiry counts as enrolled or refunded only because of a test or a demonstration. The flow is the same
 * in every payment mode, but figures count only real money.
 */
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { AllTables } from '../../connection/all-tables.ts';

type Builder = ExpressionBuilder<AllTables, 'enquiries'>;

export const makeEnrolledOnlyByTestCondition = (
  eb: Builder,
): ExpressionWrapper<AllTables, 'enquiries', SqlBool> =>
  eb.and([
    eb.or([
      eb('enquiries.state', '=', 'enrolled'),
      // If `lost_reason` is null, comparing it alone would give null, and so would the negation of the comparison. A
      // list "without trials" would then leave the enquiry out.
      eb.and([
        eb('enquiries.lost_reason', 'is not', null),
        eb('enquiries.lost_reason', '=', 'paid back'),
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
