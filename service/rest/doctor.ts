/**
 * GET /health/doctor?word=…: tells `npm run doctor`, and nobody else, as whom it was seen. The word is in the database
 * for a minute; without it the address is one of which there is nothing.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { TroublePort } from '#database/trouble/trouble-port.ts';
import { doctorMark, doctorMarkMs, doctorPath, type SeenByService } from '../doctor/doctor-mark.ts';

export function addDoctor(app: FastifyInstance, troubles: TroublePort, now: () => number): void {
  app.get(doctorPath, async (request, reply) => {
    const { word } = request.query as { word?: unknown };
    if (typeof word !== 'string' || !/^[0-9a-f]{64}$/.test(word)) return reply.callNotFound();
    const mark = await troubles.serviceMark(doctorMark);
    const isFresh = mark !== null && Math.abs(now() - mark.at.getTime()) < doctorMarkMs;
    if (!isFresh || !isSame(word, mark.note ?? '')) return reply.callNotFound();
    const seen: SeenByService = {
      peer: plain(request.socket.remoteAddress ?? ''),
      visitor: plain(request.ip),
      isForwarded: request.headers['x-forwarded-for'] !== undefined,
    };
    return reply.header('cache-control', 'no-store').send(seen);
  });
}

/** An IPv4 address as it is written in TRUST_PROXY. */
const plain = (ip: string) => ip.replace(/^::ffff:/i, '');

const isSame = (word: string, kept: string) =>
  kept.length === word.length && timingSafeEqual(Buffer.from(word), Buffer.from(kept));
