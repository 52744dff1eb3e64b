/**
 * How `npm run doctor` learns whether SITE_URL leads to the service on its own database, and which client address the
 * service sees: it writes a random word into the database and requests `/health/doctor` with it.
 */
import { z } from 'zod';

export const doctorProbe = 'doctor asks';
export const doctorProbeMs = 60_000;
export const doctorPath = '/health/doctor';

export const probeAnswerSchema = z.object({
  /** The address of the connection. */
  peer: z.string(),
  /** The address counted for limits, after TRUST_PROXY. */
  visitor: z.string(),
  /** Whether a proxy names the client it forwards for. */
  isForwarded: z.boolean(),
});

export type ProbeAnswer = z.infer<typeof probeAnswerSchema>;
