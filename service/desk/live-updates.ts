/**
 * `/desk/news`: a stream that says "there is something new" to the pages that are open, and nothing else; each then
 * fetches what its person may see. The database is asked every two seconds while somebody listens, by each instance
 * for its own listeners, so that news of one reach those of another.
 *
 * A stream ends by itself after some minutes, and the browser asks again: a session that was ended meanwhile is
 * refused then. At the stop of the service all end at once; it waits for nobody who only listens.
 */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#database/store.ts';
import { may } from '#domain/staff/staff-roles.ts';
import { deskHeaders } from './desk-headers.ts';
import { liveUpdatesNow } from './live-updates-now.ts';
import { deskCookies } from './sign-in/desk-cookies.ts';
import { tokenHash } from './sign-in/secret-token.ts';

export type LiveUpdateTiming = {
  pollMs: number;
  /** Less than the time after which the server closes a silent socket. */
  heartbeatMs: number;
  longestMs: number;
  /** A browser has six connections to a host; these leave some for pages. */
  mostOfSession: number;
};

export const liveUpdateTiming: LiveUpdateTiming = {
  pollMs: 2_000,
  heartbeatMs: 5_000,
  longestMs: 5 * 60_000,
  mostOfSession: 3,
};

type Listener = {
  sessionId: string;
  stream: ServerResponse;
  /** What the page knows. */
  at: string;
  spokeAt: number;
  endsAt: number;
};

export function addLiveUpdates(
  desk: FastifyInstance,
  {
    store,
    siteUrl,
    pace = liveUpdateTiming,
  }: { store: Store; siteUrl: string; pace?: LiveUpdateTiming },
): void {
  const cookies = deskCookies(siteUrl);
  const listeners = new Set<Listener>();
  let isClosed = false;
  let isLooking = false;

  desk.get<{ Querystring: { since?: string } }>('/desk/news', async (request, reply) => {
    if (!(await store.staff.hasDesk())) return reply.callNotFound();
    reply.headers(deskHeaders);
    const token = cookies.sessionToken(request.headers.cookie);
    const found = token === null ? null : await store.staff.sessionOf(tokenHash(token));
    if (found === null) return reply.code(401).send();
    if (!may(found.staff.role, 'enquiries')) return reply.code(403).send();
    const { id: sessionId } = found.session;
    const ofSession = [...listeners].filter((one) => one.sessionId === sessionId);
    // The answer by which a browser does not ask again.
    if (isClosed || ofSession.length >= pace.mostOfSession) return reply.code(204).send();
    const known = request.headers['last-event-id'] ?? request.query.since ?? '';
    reply.hijack();
    // Gone while we looked who it is: nobody would tell us again, and its place would stay taken.
    if (reply.raw.destroyed) return;
    listen(
      reply.raw,
      { ...reply.getHeaders() } as Record<string, string>,
      sessionId,
      String(known),
    );
  });
  desk.addHook('preClose', async () => {
    isClosed = true;
    for (const one of listeners) end(one);
  });

  function listen(
    stream: ServerResponse,
    headers: Record<string, string>,
    sessionId: string,
    at: string,
  ): void {
    const now = performance.now();
    const one = { sessionId, stream, at, spokeAt: now, endsAt: now + pace.longestMs };
    stream.on('close', () => listeners.delete(one));
    stream.on('error', () => listeners.delete(one));
    stream.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      // nginx would keep it back until there is more of it.
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    stream.write('retry: 3000\n\n');
    listeners.add(one);
    if (!isLooking) void look();
  }

  async function look(): Promise<void> {
    isLooking = true;
    // While the database is away there are no news; the streams stay.
    const at = await liveUpdatesNow(store).catch(() => null);
    const now = performance.now();
    for (const one of listeners) {
      if (at !== null && at !== one.at)
        say(one, `id: ${at}\nevent: news\ndata: ${at}\n\n`, now, at);
      else if (now - one.spokeAt >= pace.heartbeatMs) say(one, ': still here\n\n', now, one.at);
      if (now >= one.endsAt) end(one);
    }
    isLooking = listeners.size > 0;
    if (isLooking) setTimeout(() => void look(), pace.pollMs).unref();
  }

  function say(one: Listener, words: string, now: number, at: string): void {
    one.stream.write(words);
    Object.assign(one, { spokeAt: now, at });
  }

  function end(one: Listener): void {
    listeners.delete(one);
    one.stream.end();
  }
}
