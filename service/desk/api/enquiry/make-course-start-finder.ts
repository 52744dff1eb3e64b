/** Finds the first day of the course that staff may tell a person, on the page of an enquiry and in messages. */
import type { Order } from '#database/orders/order.ts';
import { seatAvailability } from '#domain/batches/batch-status.ts';
import { isSeatHeldOrTaken } from '#domain/batches/seat-states.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { isLaterInstalment } from '#domain/orders/instalments.ts';
import type { OfferStart } from '#domain/orders/is-offer-open-for-enrolment.ts';
import { isOrderOpen } from '#domain/orders/order-states.ts';
import { findPublishedOfferAvailability } from '../../../offers/find-published-offer-availability.ts';
import { courseStartOf } from '../../../payments/course-start-and-payment-link-expiry.ts';
import { isBatchCancelled } from '../../../payments/is-batch-cancelled.ts';
import type { ApiOptions } from '../api-options.ts';
import { isOrderForOfferOfEnquiry } from './find-offer-of-enquiry.ts';

type EnquiryWithOffer = Pick<Enquiry, 'id' | 'offer'>;
type Options = Pick<ApiOptions, 'offers' | 'now'> & { store: Pick<ApiOptions['store'], 'batches'> };

export type CourseStartFinder = (asked: EnquiryWithOffer, orders: readonly Order[]) => OfferStart;

/**
 * Reads the batches once and returns a function that finds the start for one enquiry after another. `orders` are the
 * orders of the enquiry's person, newest first.
 *
 * The start is the first day of the person's own order for the enquiry's offer; this day may be in the past. Without
 * such a day, the start is the offer's next published start with a free place, but not for a person who has already
 * paid: we name no other day to them. `request` means that there is no day to name.
 */
export async function makeCourseStartFinder({
  store,
  offers,
  now,
}: Options): Promise<CourseStartFinder> {
  const known = await store.batches.visibleBatches();
  const today = indianDay(new Date(now()));

  function nextFreeStart(slug: string): CalendarDate | null {
    const sold = findPublishedOfferAvailability(known, slug, today);
    switch (sold.at) {
      case 'batches':
        return sold.batches.find(hasFreePlace)?.startsOn ?? null;
      case 'waits':
        return null;
      case 'arrangement': {
        const start = offers.find(slug)?.start;
        return start?.at === 'dates' ? start.startDate : null;
      }
      default:
        return sold satisfies never;
    }
  }

  return ({ id, offer }, orders) => {
    const own = orders
      .filter((order) => isOrderForOfferOfEnquiry(order, { offer }) && countsForStart(order))
      .sort((a, b) => rankOf(a, id) - rankOf(b, id));
    const days = own.map(startOfPlace).filter((day) => day !== null);
    // A person who has paid waits until we tell them their day, so the offer's next start is not named.
    const isPaid = own.some(({ state }) => state === 'paid');
    const day = days[0] ?? (isPaid || offer === null ? null : nextFreeStart(offer));
    return day === null ? { at: 'request' } : { at: 'dates', startDate: day };
  };
}

/** Later instalments are left out: the order of the first instalment has the place in the batch. */
const countsForStart = (order: Order) =>
  (order.state === 'paid' || isOrderOpen(order.state)) && !isLaterInstalment(order);

/**
 * Orders of this enquiry rank before orders of linked enquiries, which may be for another member of the family. Within
 * both groups, paid orders rank before unpaid ones.
 */
const rankOf = ({ enrolmentId, state }: Order, enquiryId: string) =>
  (enrolmentId === enquiryId ? 0 : 2) + (state === 'paid' ? 0 : 1);

/**
 * The first day of the order's course. Null if the order has lost its place, if its batch was cancelled, if the learner
 * changed to another course, or if no day is known.
 */
function startOfPlace(order: Order): CalendarDate | null {
  const hasLostPlace = order.seat !== null && !isSeatHeldOrTaken(order.seat.state);
  return hasLostPlace || order.isCourseChanged || isBatchCancelled(order)
    ? null
    : courseStartOf(order);
}

const hasFreePlace = ({ seats, given }: { seats: number | null; given: number }) =>
  seatAvailability(seats, given) !== 'full';
