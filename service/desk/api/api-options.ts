import type { StaffMember } from '#database/staff/member-port.ts';
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
  signInContext: SignInContext;
  caller: Caller;
  staff: StaffMember;
  session: Session;
  /** The payments for enrolments; null if no site is built, or if the site has no page for the status of an order. */
  payments: Payments | null;
  offers: Offers;
  /** The public holidays, for counting business days and for warnings about a batch's sessions. */
  holidays: Holidays;
  /** The hours and days in which staff call people. */
  calling: OpeningTimes;
  trouble: Pick<TroubleWatch, 'troubles'>;
  /** Publishes what the owner edits at the desk; null if no site is built. */
  publishing: DeskPublisherPort | null;
  /** Derives the key pair for push notifications from a secret in the database. */
  pushKeys: () => Promise<VapidKeys>;
  now: () => number;
};
