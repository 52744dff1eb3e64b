/** The tables of orders for the query builder. The SQL files create them for each engine. */
import type { Generated } from 'kysely';
import type { VoucherReason } from '#domain/bookkeeping/receipts-and-vouchers.ts';
import type { PaymentMethod } from '#domain/money/payment-methods.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { ReceiptKind, RegisterName } from '#domain/money/receipt-registers.ts';
import type { DiscrepancyKind, OrderState } from '#domain/orders/order-states.ts';
import type { StoredMoment } from '../connection/stored-moment.ts';

export interface OrderTables {
  offers: OffersTable;
  orders: OrdersTable;
  order_events: OrderEventsTable;
  registers: RegistersTable;
  receipts: ReceiptsTable;
  instalments: InstalmentsTable;
  provider_events: ProviderEventsTable;
  unmatched_payments: UnmatchedPaymentsTable;
  enrolled: PayerView;
  waited: PayerView;
}

type Json = unknown;

interface OffersTable {
  slug: string;
  version: string;
  title: string;
  amount_paise: number | string;
  facts: Json;
  is_on_sale: boolean | number;
  kind: string | null;
  mode: PaymentProviderMode;
}

export interface OrdersTable {
  id: string;
  enrolment_id: string | null;
  person: string | null;
  offer_slug: string;
  offer_version: string;
  offer_title: string;
  facts: Json;
  amount_paise: number | string;
  currency: string;
  mode: PaymentProviderMode;
  state: OrderState;
  doubt: DiscrepancyKind | null;
  raised: Generated<Json>;
  made_at: StoredMoment;
  offer_tries: number;
  due_at: StoredMoment;
  claimed_until: StoredMoment;
  link_id: string | null;
  link_url: string | null;
  link_expires_at: StoredMoment | null;
  payment_id: string | null;
  paid_at: StoredMoment | null;
  refund_key: string | null;
  refund_paise: number | string | null;
  refund_id: string | null;
  refund_failed_at: StoredMoment | null;
  returned_paise: Generated<number | string>;
  receipt_number: string | null;
  receipt_at: StoredMoment | null;
  voucher_number: string | null;
  voucher_at: StoredMoment | null;
  failed_payments: Generated<Json>;
  failed_at: StoredMoment | null;
  second_of: string | null;
  for_other_at: StoredMoment | null;
  refund_proposal: Json;
  change_of: string | null;
  paid_way: Generated<PaymentMethod>;
  end_link_at: StoredMoment | null;
  plan_of: string | null;
  plan_position: number | null;
  plan_count: number | null;
  plan_fee_paise: number | string | null;
  ask_at: StoredMoment | null;
}

interface OrderEventsTable {
  id: string;
  order_id: string;
  at: StoredMoment;
  type: string;
  who: string;
  what: Json;
}

interface RegistersTable {
  register: RegisterName;
  year: string;
  last: number;
}

interface ReceiptsTable {
  number: string;
  order_id: string;
  payer: string;
  file: Generated<Uint8Array | null>;
  kind: ReceiptKind | null;
  mode: PaymentProviderMode | null;
  issued_at: StoredMoment | null;
  paise: number | string | null;
  way: Generated<PaymentMethod>;
  movement: string | null;
  reference: string | null;
  moved_on: string | null;
  recorded_by: string | null;
  against: string | null;
  why: VoucherReason | null;
}

interface InstalmentsTable {
  order_id: string;
  position: number;
  paise: number | string;
  due_on: string;
  asked_by: string | null;
  reminders: Generated<number>;
  missed_at: StoredMoment | null;
}

interface ProviderEventsTable {
  id: string;
  event_id: string;
  mode: PaymentProviderMode;
  body: string;
  received_at: StoredMoment;
  claimed_until: StoredMoment;
  applied_at: StoredMoment | null;
  outcome: string | null;
  waits_for: string | null;
}

interface UnmatchedPaymentsTable {
  id: string;
  payment_id: string;
  mode: PaymentProviderMode;
  link_id: string | null;
  reference: string | null;
  paid_for: string | null;
  amount_paise: number | string;
  currency: string;
  refunds: Generated<Json>;
  received_at: StoredMoment;
  settled_at: StoredMoment | null;
  settled_by: string | null;
  note: string | null;
}

interface PayerView {
  id: string;
  name: string;
  email: string;
  phone: string;
}
