import type { Session, Staff } from '#database/staff/staff-port.ts';
import type { Store } from '#database/store.ts';
import type { Holidays } from '#domain/business-days.ts';
import type { Offers } from '../../offers/offers.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Config } from '../../settings/config.ts';
import type { TroubleWatch } from '../../trouble/trouble-watch.ts';
import type { Caller, SignInContext } from '../sign-in/sign-in-context.ts';

export type ApiOptions = {
  config: Config;
  store: Store;
  entrance: SignInContext;
  caller: Caller;
  staff: Staff;
  session: Session;
  /** Null where no payment is made here. */
  payments: Payments | null;
  offers: Offers;
  /** Days on which nobody works, for what is counted in business days. */
  holidays: Holidays;
  trouble: Pick<TroubleWatch, 'troubles'>;
  now: () => number;
};
