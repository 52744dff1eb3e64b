/**
 * Lets `npm run doctor` learn whether SITE_URL leads to the service on its own database, and which client
 * address the service sees. The command writes a random word into the database and requests `/health/doctor`
 * with this word.
 */
import { z } from 'zod';

export const doctorProbeMarkName = 'doctor asks';
export const doctorProbeLifeMs = 60_000;
export const doctorPath = '/health/doctor';

export const probeAnswerSchema = z.object({
  /** The address of the other end of the connection. */
  peer: z.string(),
  /** The visitor's IP address after TRUST_PROXY was applied; the rate limits count requests by it. */
  visitor: z.string(),
  /** Whether a proxy names the client for which it forwards the request. */
  isForwarded: z.boolean(),
  /**
   * Whether the running service trusts the peer as a proxy, and so takes the client's address from the proxy's header.
   * Even then `visitor` can equal `peer`, if the name of the site leads to loopback on the machine of the service. The
   * answer of an earlier release does not contain this field.
   */
  isPeerTrusted: z.boolean().optional(),
});

export type ProbeAnswer = z.infer<typeof probeAnswerSchema>;
