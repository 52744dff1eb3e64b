import type { Store } from '#database/store.ts';
import type { Paise } from '#domain/money/money.ts';

/**
 * The most that one person may refund alone if the refund is larger than the terms give; null if the owner has set no
 * limit.
 */
export async function readSinglePersonRefundLimitPaise(store: Store): Promise<Paise | null> {
  const { refundAlonePaise: set } = await store.desk.settings();
  return typeof set === 'number' && Number.isSafeInteger(set) && set >= 0 ? set : null;
}
