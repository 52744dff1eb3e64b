/**
 * By this `npm run doctor` learns whether SITE_URL leads to the service on its own database, and as whom the service
 * sees a visitor who comes that way: it writes a random word into the database and asks `/health/doctor` for it.
 */
import { z } from 'zod';

export const doctorMark = 'doctor asks';
export const doctorMarkMs = 60_000;
export const doctorPath = '/health/doctor';

export const seenByService = z.object({
  /** The address that the connection came from. */
  peer: z.string(),
  /** The address that limits count, after TRUST_PROXY. */
  visitor: z.string(),
  /** Whether a proxy says for whom it asks. */
  isForwarded: z.boolean(),
});

export type SeenByService = z.infer<typeof seenByService>;
