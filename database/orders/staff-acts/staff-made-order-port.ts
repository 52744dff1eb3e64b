import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import type { HiddenBatchReason } from '../../batches/batch-port.ts';

/**
 * `open`: the person already has an unpaid order for this offer. `incomplete`: the enquiry has no name, mail address or
 * phone number. `full`: no place is left. `closed`: the chosen batch is not open, has begun, or belongs to another
 * offer.
 */
type CreateOrderResult =
  | { at: 'made' | 'open'; orderId: string }
  | { at: 'full' | 'closed' | HiddenBatchReason | 'not sold' | 'incomplete' | 'gone' };

/**
 * `late`: the order can't be divided any more. `full`: its batch is cancelled or has begun, or its place was released
 * and no other is free.
 */
type DivideOrderResult = { at: 'made'; orderId: string } | { at: 'late' | 'full' };

/** Orders that staff make: a new order for the person of an enquiry, or instalments that replace an unpaid order. */
export interface StaffMadeOrderPort {
  /**
   * Creates an order for the person of an enquiry, as an enrolment does: with the fee of the day, and with a place held
   * in the same transaction. The person leaves the waiting list of this offer. `later`: the dates of the second and
   * further instalments; empty if the whole fee is due at once.
   */
  createOrderForEnquiry(
    enquiryId: string,
    wanted: { offer: string; batch: string | null; later: readonly CalendarDate[] },
    who: string,
  ): Promise<CreateOrderResult>;
  /**
   * Replaces an unpaid order by a new order with instalments. The fee, the texts and the batch stay the same. If the
   * place was released, the new order needs a free place in this batch.
   */
  replaceWithInstalments(
    orderId: string,
    later: readonly CalendarDate[],
    who: string,
  ): Promise<DivideOrderResult>;
}
