import type { SettlementRowKind } from '#domain/bookkeeping/reconcile-settlement-rows.ts';
import type { PaymentProviderMode } from '#domain/money/payment-provider-modes.ts';
import type { StoredMoment } from '../connection/stored-moment.ts';

export interface BookkeepingTables {
  month_closings: {
    mode: PaymentProviderMode;
    month: string;
    closed_at: StoredMoment;
    closed_by: string;
    papers: unknown;
  };
  settled_rows: {
    mode: PaymentProviderMode;
    id: string;
    kind: SettlementRowKind;
    paise: number | string;
    fee_paise: number | string;
    day: string;
    settlement: string | null;
    added_at: StoredMoment;
  };
}
