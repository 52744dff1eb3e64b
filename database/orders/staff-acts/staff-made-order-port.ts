import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { HiddenBatchReason } from '../../batches/batch-port.ts';

/**
 * `open`: this person has an unpaid order for the same offer. `incomplete`: the name, address or number is missing.
 * `full`: no place is left. `closed`: the chosen batch is not open for enrolment, has begun, or is of another offer.
 */
type OrderAsked =
  | { at: 'made' | 'open'; orderId: string }
  | { at: 'full' | 'closed' | HiddenBatchReason | 'not sold' | 'incomplete' | 'gone' };

/**
 * `late`: the order can't be divided any more. `full`: its batch has begun or is cancelled, or the place of the order
 * was released and none is free.
 */
type OrderPlanned = { at: 'made'; orderId: string } | { at: 'late' | 'full' };

/** Creates orders on behalf of staff: one for the person of an enquiry, or instalments in place of an unpaid order. */
export interface StaffMadeOrderPort {
  /**
   * Creates an order for the person of an enquiry, as an enrolment would: with the fee of the day, and a place held
   * in the same transaction. A person who waits for a place in the same offer then waits no longer. `later` are the
   * dates of further instalments; empty if the whole fee is due at once.
   */
  askFor(
    enquiryId: string,
    wanted: { offer: string; batch: string | null; later: readonly CalendarDate[] },
    who: string,
  ): Promise<OrderAsked>;
  /**
   * Replaces an unpaid order by one in instalments, with the same fee, facts and batch, unless the batch has begun or
   * is cancelled. If the place of the order was released, the new order gets a free place in that batch.
   */
  planOrder(orderId: string, later: readonly CalendarDate[], who: string): Promise<OrderPlanned>;
}
