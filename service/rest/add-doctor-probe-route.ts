/**
 * Adds the route GET /health/doctor?word=…, which tells `npm run doctor` which client address the service saw. The
 * command stores a secret word in the database, which is valid for a minute. Without this word, the answer is 404.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { TroubleFactsPort } from '#database/trouble/trouble-facts-port.ts';
import {
  doctorProbeLifeMs,
  doctorProbeMarkName,
  doctorProbePath,
  type ProbeAnswer,
} from '../doctor/doctor-probe-contract.ts';

export function addDoctorProbeRoute(
  app: FastifyInstance,
  troubles: TroubleFactsPort,
  now: () => number,
): void {
  app.get(doctorProbePath, async (request, reply) => {
    const { word } = request.query as { word?: unknown };
    if (typeof word !== 'string' || !/^[0-9a-f]{64}$/.test(word)) return reply.callNotFound();
    const mark = await troubles.serviceMark(doctorProbeMarkName);
    const isFresh = mark !== null && Math.abs(now() - mark.at.getTime()) < doctorProbeLifeMs;
    if (!isFresh || !isSame(word, mark.note ?? '')) return reply.callNotFound();
    const seen: ProbeAnswer = {
      peer: plain(request.socket.remoteAddress ?? ''),
      visitor: plain(request.ip),
      isForwarded: request.headers['x-forwarded-for'] !== undefined,
      // Only if Fastify trusts the peer, `ips` also has the addresses of X-Forwarded-For.
      isPeerTrusted: (request.ips?.length ?? 0) > 1,
    };
    return reply.header('cache-control', 'no-store').send(seen);
  });
}

/**
 * Removes the prefix `::ffff:` that IPv6 sockets put before an IPv4 address, because TRUST_PROXY has no such prefix.
 */
const plain = (ip: string) => ip.replace(/^::ffff:/i, '');

const isSame = (word: string, kept: string) =>
  kept.length === word.length && timingSafeEqual(Buffer.from(word), Buffer.from(kept));
