import type { Staff } from '#database/staff/member-port.ts';
import type { Session } from '#database/staff/session-port.ts';
import type { Store } from '#database/store.ts';
import type { Holidays } from '#domain/dates/business-days.ts';
import type { OpeningTimes } from '#domain/enquiries/opening-times.ts';
import type { Offers } from '../../offers/read-offers.ts';
import type { Payments } from '../../payments/add-payments.ts';
import type { DeskPublisherPort } from '../../publish/desk-publisher-port.ts';
import type { Config } from '../../settings/config.ts';
import type { TroubleWatch } from '../../trouble/trouble-watch.ts';
import type { VapidKeys } from '../push/derive-vapid-keys.ts';
import type { Caller, SignInContext } from '../sign-in/make-sign-in-context.ts';

export type ApiOptions = {
  config: Config;
  store: Store;
  entrance: SignInContext;
  caller: Caller;
  staff: Staff;
  session: Session;
  /** The payments; null if this service takes no payments. */
  payments: Payments | null;
  offers: Offers;
  /** Public holidays, for counting business days. */
  holidays: Holidays;
  /** The hours in which staff call people. */
  calling: OpeningTimes;
  trouble: Pick<TroubleWatch, 'troubles'>;
  /** The publisher that the desk uses; null if no site is built. */
  publishing: DeskPublisherPort | null;
  /** The key pair for push notifications. It is created at the first call. */
  pushKeys: () => Promise<VapidKeys>;
  now: () => number;
};
