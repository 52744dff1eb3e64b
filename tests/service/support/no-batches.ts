import type { BatchPort } from '#database/batches/batch-port.ts';

/** A store without any batch: every offer starts by arrangement. */
export const noBatches = {
  batches: async () => [],
  visibleBatches: async () => [],
  areSamplesSold: async () => false,
  setSamplesSold: async () => {},
  seedBatches: async () => 0,
  giveFreePlaces: async () => 0,
  releaseOverduePlaces: async () => 0,
} as unknown as BatchPort;
