/**
 * GET /health/doctor?word=…: tells `npm run doctor`, and nobody else, as whom it was seen. The word is in the database
 * for a minute; without it the address is one of which there is nothing. One question a second is looked up: anybody
 * may ask.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { TroublePort } from '#database/trouble/trouble-port.ts';
import { doctorMark, doctorMarkMs, doctorPath, type SeenByService } from '../doctor/doctor-mark.ts';

const pauseMs = 1_000;

export function addDoctor(app: FastifyInstance, troubles: TroublePort, now: () => number): void {
  let asksAgainAt = 0;

  app.get(doctorPath, async (request, reply) => {
    const { word } = request.query as { word?: unknown };
    if (typeof word !== 'string' || !/^[0-9a-f]{64}$/.test(word) || performance.now() < asksAgainAt)
      return reply.callNotFound();
    asksAgainAt = performance.now() + pauseMs;
    const mark = await troubles.serviceMark(doctorMark);
    const isFresh = mark !== null && Math.abs(now() - mark.at.getTime()) < doctorMarkMs;
    if (!isFresh || !isSame(word, mark.note ?? '')) return reply.callNotFound();
    const seen: SeenByService = {
      peer: request.socket.remoteAddress ?? '',
      visitor: request.ip,
      isForwarded: request.headers['x-forwarded-for'] !== undefined,
    };
    return reply.header('cache-control', 'no-store').send(seen);
  });
}

const isSame = (word: string, kept: string) =>
  kept.length === word.length && timingSafeEqual(Buffer.from(word), Buffer.from(kept));
