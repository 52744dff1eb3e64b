/**
 * `/desk/news`: a stream that tells open pages only that something has changed. Each page then fetches what its member
 * may see.
 *
 * While pages listen to an instance of the service, this instance polls the database every two seconds. So pages that
 * are connected to one instance learn of changes that another instance made.
 *
 * A stream ends after some minutes, and the browser reconnects. If the session has ended by then, the new stream is
 * refused. When the service shuts down, all streams end at once.
 */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#database/store.ts';
import { hasPermission } from '#domain/staff/roles-and-permissions.ts';
import { deskHeaders } from './desk-headers.ts';
import { readNewestLiveUpdatesPosition } from './read-newest-live-updates-position.ts';
import { makeDeskCookies } from './sign-in/make-desk-cookies.ts';
import { hashToken } from './sign-in/secret-token.ts';

export type LiveUpdateTiming = {
  pollMs: number;
  /**
   * If a stream was silent for this time, the next poll writes a comment to it, so that the server does not close it as
   * a silent connection. This time and `pollMs` together have to stay below the server's time-out for silent sockets.
   */
  heartbeatMs: number;
  longestMs: number;
  /**
   * The most streams of one session. A browser opens at most six connections to a host, and pages need some of them.
   */
  mostOfSession: number;
};

export const defaultLiveUpdateTiming: LiveUpdateTiming = {
  pollMs: 2_000,
  heartbeatMs: 5_000,
  longestMs: 5 * 60_000,
  mostOfSession: 3,
};

type Listener = {
  sessionId: string;
  stream: ServerResponse;
  /**
   * The position of the live updates (`readNewestLiveUpdatesPosition`) that the page has: the newest that was sent to
   * it or, before that, the position with which the page was rendered.
   */
  at: string;
  spokeAt: number;
  endsAt: number;
};

export function addLiveUpdates(
  desk: FastifyInstance,
  {
    store,
    siteUrl,
    pace = defaultLiveUpdateTiming,
  }: { store: Store; siteUrl: string; pace?: LiveUpdateTiming },
): void {
  const cookies = makeDeskCookies(siteUrl);
  const listeners = new Set<Listener>();
  let isClosed = false;
  let isPolling = false;

  desk.get<{ Querystring: { since?: string } }>('/desk/news', async (request, reply) => {
    if (!(await store.staff.hasDesk())) return reply.callNotFound();
    reply.headers(deskHeaders);
    const token = cookies.sessionToken(request.headers.cookie);
    const found = token === null ? null : await store.staff.sessionOf(hashToken(token));
    if (found === null) return reply.code(401).send();
    if (!hasPermission(found.staff.role, 'enquiries')) return reply.code(403).send();
    const { id: sessionId } = found.session;
    const ofSession = [...listeners].filter((one) => one.sessionId === sessionId);
    // A page gets no stream if its session has too many of them, or if the service is shutting down. A 204 tells the
    // browser not to reconnect.
    if (isClosed || ofSession.length >= pace.mostOfSession) return reply.code(204).send();
    const knownPosition = request.headers['last-event-id'] ?? request.query.since ?? '';
    reply.hijack();
    // The client may have left while its session was checked. Its `close` event was then fired before we listen for it,
    // so a stream that began now would count as open for ever.
    if (reply.raw.destroyed) return;
    listen(
      reply.raw,
      { ...reply.getHeaders() } as Record<string, string>,
      sessionId,
      String(knownPosition),
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
      // Without this header, nginx would buffer the events.
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    stream.write('retry: 3000\n\n');
    listeners.add(one);
    if (!isPolling) void poll();
  }

  async function poll(): Promise<void> {
    isPolling = true;
    // While the database can't be reached, the streams stay open without updates.
    const at = await readNewestLiveUpdatesPosition(store).catch(() => null);
    const now = performance.now();
    for (const one of listeners) {
      if (at !== null && at !== one.at)
        write(one, `id: ${at}\nevent: news\ndata: ${at}\n\n`, now, at);
      else if (now - one.spokeAt >= pace.heartbeatMs) write(one, ': still here\n\n', now, one.at);
      if (now >= one.endsAt) end(one);
    }
    isPolling = listeners.size > 0;
    if (isPolling) setTimeout(() => void poll(), pace.pollMs).unref();
  }

  function write(one: Listener, words: string, now: number, at: string): void {
    one.stream.write(words);
    Object.assign(one, { spokeAt: now, at });
  }

  function end(one: Listener): void {
    listeners.delete(one);
    one.stream.end();
  }
}
