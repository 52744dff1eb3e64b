import type { Store } from '#database/store.ts';
import type { Paise } from '#domain/money/money.ts';

/**
 * Reads the largest sum that one person may refund alone if it is more than the terms give; a second person has to
 * confirm a larger sum. Null if the owner has set no limit.
 */
export async function readSinglePersonRefundLimitPaise(store: Store): Promise<Paise | null> {
  const { refundAlonePaise: set } = await store.desk.settings();
  return typeof set === 'number' && Number.isSafeInteger(set) && set >= 0 ? set : null;
}
