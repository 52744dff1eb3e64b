/**
 * Lets `npm run doctor` find out whether SITE_URL leads to the service on its database, and which client address that
 * service sees. The command writes a random word into the database and requests `/health/doctor` with this word; only a
 * service on the same database knows the word.
 */
import { z } from 'zod';

export const doctorProbeMarkName = 'doctor asks';
export const doctorProbeLifeMs = 60_000;
export const doctorProbePath = '/health/doctor';

export const probeAnswerSchema = z.object({
  /** The IP address at the other end of the connection: of the proxy, or of the client itself. */
  peer: z.string(),
  /** The client's IP address after TRUST_PROXY was applied. The rate limits count requests by this address. */
  visitor: z.string(),
  /** Whether the request has the header `X-Forwarded-For`, with which a proxy names the client. */
  isForwarded: z.boolean(),
  /**
   * Whether the service trusts the peer as a proxy and takes the client's address from the proxy's header. Even then
   * `visitor` can equal `peer`, if the site's name leads to loopback on the machine of the service. An earlier release
   * does not send this field.
   */
  isPeerTrusted: z.boolean().optional(),
});

export type ProbeAnswer = z.infer<typeof probeAnswerSchema>;
