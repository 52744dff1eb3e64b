import type { Store } from '#database/store.ts';
import type { Paise } from '#domain/money/money.ts';

/**
 * If a refund is larger than the terms give, one person may refund at most this amount alone, and a second person has
 * to confirm more. Null if the owner has set no limit.
 */
export async function readSinglePersonRefundLimitPaise(store: Store): Promise<Paise | null> {
  const { refundAlonePaise: set } = await store.desk.settings();
  return typeof set === 'number' && Number.isSafeInteger(set) && set >= 0 ? set : null;
}
