/** Asks the person of an enquiry for a payment: prepares the form with its choices, and creates the order. */
import type { StoredBatch } from '#database/batches/batch-port.ts';
import type {
  PaymentRequestForm,
  PaymentRequestInput,
  PaymentRequestResult,
} from '#desk/api-types/enquiry-api.ts';
import { priceOnDay } from '#domain/batches/fee-on-day.ts';
import type { CalendarDate } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { Paise } from '#domain/money/money.ts';
import {
  canFeeBeDivided,
  describeInstalmentPlanProblem,
  instalmentAmounts,
  instalmentPlanBounds,
  usualInstalmentDates,
} from '#domain/orders/instalments.ts';
import type { ApiOptions } from '../api-options.ts';
import { readOffersAtTodaysFee } from '../order/read-offers-at-todays-fee.ts';
import { requirePermission } from '../require-permission.ts';
import { readEnquiryAndAccess } from './read-enquiry-and-access.ts';

type ChosenOffer = { offer: string | null; count: number };

export async function preparePaymentRequestForm(
  options: ApiOptions,
  id: string,
  { offer, count }: ChosenOffer,
): Promise<PaymentRequestForm> {
  const { staff, now } = options;
  requirePermission(staff.role, 'payment links');
  const access = await readEnquiryAndAccess(options, id);
  if (access.at !== 'open') throw new Response(null, { status: 404 });
  const { enquiry } = access;
  const today = indianDay(new Date(now()));
  const offers = await readOffersAtTodaysFee(options);
  const chosen = offers.find(({ slug }) => slug === (offer ?? enquiry.offer)) ?? null;
  const missing = (['name', 'email', 'phone'] as const).filter((field) => enquiry[field] === null);
  const withStarts = chosen && { ...chosen, ...(await readStarts(options, chosen, today)) };
  return {
    name: enquiry.name,
    missing,
    offers,
    chosen: withStarts,
    count,
    shares:
      withStarts === null || count < instalmentPlanBounds.fewest
        ? []
        : pricesOf(withStarts)
            .filter((paise) => canFeeBeDivided(paise, count))
            .map((paise) => instalmentAmounts(paise, count)),
    dates: usualInstalmentDates(today, count),
  };
}

/** The different prices of the starts, the highest first. If the offer has no starts, the only price is its fee. */
function pricesOf({ paise, starts }: NonNullable<PaymentRequestForm['chosen']>): Paise[] {
  const prices = starts.length === 0 ? [paise] : starts.map((start) => start.paise);
  return [...new Set(prices)].sort((a, b) => b - a);
}

async function readStarts(
  { store }: Pick<ApiOptions, 'store'>,
  { slug, paise }: { slug: string; paise: Paise },
  today: CalendarDate,
): Promise<Pick<NonNullable<PaymentRequestForm['chosen']>, 'isSoldInBatches' | 'starts'>> {
  const known = await store.batches.visibleBatches(slug);
  return {
    isSoldInBatches: known.length > 0,
    starts: known
      .filter((one) => one.state === 'open' && one.startsOn >= today && hasPlace(one))
      .map(({ id, startsOn, from, to, seats, held, taken, earlyPrice }) => ({
        id,
        startsOn,
        from,
        to,
        left: seats === null ? null : seats - held - taken,
        paise: priceOnDay(paise, earlyPrice, today),
      })),
  };
}

const hasPlace = ({ seats, held, taken }: StoredBatch) => seats === null || held + taken < seats;

export async function askForPayment(
  options: ApiOptions,
  id: string,
  { offer, batch, later }: PaymentRequestInput,
): Promise<PaymentRequestResult> {
  const { store, staff, payments, now } = options;
  requirePermission(staff.role, 'payment links');
  const access = await readEnquiryAndAccess(options, id);
  if (access.at !== 'open' || access.enquiry.isQuarantined)
    throw new Response(null, { status: 404 });
  if (later.length > 0) {
    const sentence = describeInstalmentPlanProblem(later, indianDay(new Date(now())));
    if (sentence !== null) return { at: 'refused', sentence };
  }
  const result = await store.orders.createOrderForEnquiry(id, { offer, batch, later }, staff.id);
  switch (result.at) {
    case 'made':
      // The answer waits a short time for the provider, so that the next page can usually show the payment link.
      await payments?.makeLink(result.orderId);
      return result;
    case 'open':
      return result;
    case 'full':
      return { at: 'refused', sentence: 'No order was made: no place is left in that batch.' };
    case 'closed':
      return {
        at: 'refused',
        sentence: 'No order was made: that batch is not open for enrolment.',
      };
    case 'not published':
      return {
        at: 'refused',
        sentence: 'No order was made. This batch is not published yet: publish it first.',
      };
    case 'sample':
      return {
        at: 'refused',
        sentence:
          'No order was made: that batch is a sample, and visitors cannot get a place in it.',
      };
    case 'not sold':
      return { at: 'refused', sentence: 'No order was made: that offer is not on sale now.' };
    case 'incomplete':
      return {
        at: 'refused',
        sentence: 'No order was made: it needs a name, an email address and a phone number.',
      };
    case 'gone':
      throw new Response(null, { status: 404 });
    default:
      return result satisfies never;
  }
}
