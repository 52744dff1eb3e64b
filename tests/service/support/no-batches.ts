import type { BatchPort } from '#database/batches/batch-port.ts';

/** A store without any batch: every offer starts by arrangement. */
export const noBatches = {
  batches: async () => [],
  knownBatches: async () => [],
  areSamplesSold: async () => false,
  sellSamples: async () => {},
  seedBatches: async () => 0,
  promote: async () => 0,
  releaseOverdue: async () => 0,
} as unknown as BatchPort;
