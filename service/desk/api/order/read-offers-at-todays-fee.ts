import type { OfferPrice } from '#desk/api-types/orders-api.ts';
import { findOfferFeeOnDay } from '#domain/batches/fee-on-day.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { ApiOptions } from '../api-options.ts';

/** The offers on sale with today's fee, which staff may have changed after the site was built. */
export async function readOffersAtTodaysFee({
  store,
  now,
}: Pick<ApiOptions, 'store' | 'now'>): Promise<OfferPrice[]> {
  const [onSale, fees] = await Promise.all([store.orders.offersOnSale(), store.batches.fees()]);
  const today = indianDay(new Date(now()));
  return onSale.map(({ slug, title, kind = null, amountPaise }) => ({
    slug,
    title,
    paise: findOfferFeeOnDay(fees, { slug, kind }, today)?.paise ?? amountPaise,
  }));
}
