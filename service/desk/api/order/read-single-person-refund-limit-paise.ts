import type { Store } from '#database/store.ts';
import type { Paise } from '#domain/money/money.ts';

/**
 * Reads the limit for refunds of more than the terms give: up to this sum one person may refund alone; above it a
 * second person has to confirm. Null if the owner has set no limit.
 */
export async function readSinglePersonRefundLimitPaise(store: Store): Promise<Paise | null> {
  const { refundAlonePaise: set } = await store.desk.settings();
  return typeof set === 'number' && Number.isSafeInteger(set) && set >= 0 ? set : null;
}
