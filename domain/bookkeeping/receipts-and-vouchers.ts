/**
 * Receipts and vouchers, and their sums. Every figure of the accounts is a sum of receipts and vouchers, so that each
 * list, its groups and its total agree.
 */
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/money.ts';
import type { PaymentMethod } from '../money/payment-methods.ts';
import type { PaymentProviderMode } from '../money/payment-provider-modes.ts';
import type { ReceiptKind } from '../money/receipt-registers.ts';
import { listedOrderState } from '../orders/listed-order-state-and-sums.ts';
import type { OrderState } from '../orders/order-states.ts';

/** Why a voucher was issued: money was refunded, or the payment was recorded by mistake. */
export type VoucherReason = 'refund' | 'mistake';

export type ReceiptOrVoucher = {
  kind: ReceiptKind;
  number: string;
  /** The day of issue in India. */
  day: CalendarDate;
  paise: Paise;
  orderId: string;
  offer: string;
  offerTitle: string;
  /** The present state of the order to which the receipt or voucher belongs. */
  state: OrderState;
  /** How the money was paid or handed back: online, in cash or by transfer. */
  way: PaymentMethod;
  /** Null for a receipt. */
  why: VoucherReason | null;
  /**
   * Whether the payment of the order was recorded by mistake. Its voucher then cancels the receipt, and no money was
   * refunded.
   */
  isMistake: boolean;
};

type Numbered = { number: string; issuedAt: Date; paise: Paise; why: VoucherReason | null };
type WithReceiptAndVouchers = {
  mode: PaymentProviderMode;
  receipt: Numbered | null;
  vouchers: readonly Numbered[];
};

type IssuedReceiptOrVoucher = Numbered & { kind: ReceiptKind };

/** Returns the receipts and vouchers of an order that were issued in the span. Without a span, returns all of them. */
export function receiptsAndVouchersOf(
  { mode, receipt, vouchers }: WithReceiptAndVouchers,
  span?: IssueSpan,
): IssuedReceiptOrVoucher[] {
  const all: IssuedReceiptOrVoucher[] = [
    ...(receipt === null ? [] : [{ kind: 'receipt', ...receipt } as const]),
    ...vouchers.map((voucher) => ({ kind: 'voucher', ...voucher }) as const),
  ];
  return span === undefined
    ? all
    : all.filter(
        ({ issuedAt }) => mode === span.mode && issuedAt >= span.since && issuedAt < span.until,
      );
}

export type ReceiptAndVoucherSums = {
  receipts: number;
  receiptsPaise: Paise;
  vouchers: number;
  vouchersPaise: Paise;
  /**
   * The number of vouchers that cancel a receipt because the payment was recorded by mistake. They refunded no money.
   */
  mistakes: number;
  mistakesPaise: Paise;
};

export function sumReceiptsAndVouchers(
  receiptsAndVouchers: readonly Pick<ReceiptOrVoucher, 'kind' | 'paise' | 'why'>[],
): ReceiptAndVoucherSums {
  const of = (kind: ReceiptKind) => receiptsAndVouchers.filter((issued) => issued.kind === kind);
  const total = (some: readonly Pick<ReceiptOrVoucher, 'paise'>[]) =>
    some.reduce((sum, { paise }) => sum + paise, 0);
  const [receipts, vouchers] = [of('receipt'), of('voucher')];
  const mistakes = vouchers.filter(({ why }) => why === 'mistake');
  return {
    receipts: receipts.length,
    receiptsPaise: total(receipts),
    vouchers: vouchers.length,
    vouchersPaise: total(vouchers),
    mistakes: mistakes.length,
    mistakesPaise: total(mistakes),
  };
}

/** The sum of the receipts less the sum of the vouchers; below zero if more was refunded than received. */
export const netReceiptsPaiseOf = ({
  receiptsPaise,
  vouchersPaise,
}: ReceiptAndVoucherSums): number => receiptsPaise - vouchersPaise;

/** The sum of the vouchers that refunded money. */
export const refundedPaiseOf = ({ vouchersPaise, mistakesPaise }: ReceiptAndVoucherSums): Paise =>
  vouchersPaise - mistakesPaise;

export const receiptGroupings = ['day', 'offer', 'state', 'way'] as const;
export type ReceiptGrouping = (typeof receiptGroupings)[number];

export const groupKeyOf = (issued: ReceiptOrVoucher, by: ReceiptGrouping): string =>
  by === 'state' ? listedOrderState(issued) : issued[by];

/** The groups are sorted by key. */
export function groupReceiptsAndVouchers<One extends ReceiptOrVoucher>(
  receiptsAndVouchers: readonly One[],
  by: ReceiptGrouping,
): { key: string; receiptsAndVouchers: One[] }[] {
  return [...Map.groupBy(receiptsAndVouchers, (issued) => groupKeyOf(issued, by))]
    .map(([key, ofKey]) => ({ key, receiptsAndVouchers: ofKey }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The amounts that the receipts and vouchers of a month had when it was closed, by number of receipt or voucher. */
export type AmountsByNumber = Readonly<Record<string, Paise>>;

export const amountsByNumber = (
  receiptsAndVouchers: readonly Pick<ReceiptOrVoucher, 'number' | 'paise'>[],
): AmountsByNumber =>
  Object.fromEntries(receiptsAndVouchers.map(({ number, paise }) => [number, paise]));

export type ChangeSinceClosing =
  | { at: 'added'; number: string; paise: Paise }
  | { at: 'missing'; number: string; paise: Paise }
  | { at: 'changed'; number: string; was: Paise; paise: Paise };

/** The receipts and vouchers that were added, removed or changed since the month was closed. */
export function findChangesSinceClosing(
  closed: AmountsByNumber,
  receiptsAndVouchers: readonly Pick<ReceiptOrVoucher, 'number' | 'paise'>[],
): ChangeSinceClosing[] {
  const now = amountsByNumber(receiptsAndVouchers);
  const numbers = [...new Set([...Object.keys(closed), ...Object.keys(now)])].sort();
  return numbers.flatMap((number): ChangeSinceClosing[] => {
    const [was, paise] = [closed[number], now[number]];
    if (was === paise) return [];
    if (was === undefined) return [{ at: 'added', number, paise: paise as Paise }];
    if (paise === undefined) return [{ at: 'missing', number, paise: was }];
    return [{ at: 'changed', number, was, paise }];
  });
}

/**
 * The time in which a receipt or voucher was issued: from `since` (included) to `until` (excluded). The span belongs to
 * one payment mode, because amounts of two modes are never added up.
 */
export type IssueSpan = { mode: PaymentProviderMode; since: Date; until: Date };
