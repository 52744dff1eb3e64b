import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeCallRequest } from '../../tests/service/support/make-submissions.ts';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../tests/service/support/staff-and-enquiries.ts';
import { createSessionCookie } from '../../tests/support/open-test-desk.ts';
import {
  addLiveUpdates,
  defaultLiveUpdateTiming,
  type LiveUpdateTiming,
} from './add-live-updates.ts';
import { readNewestLiveUpdatesPosition } from './read-newest-live-updates-position.ts';

onEmptiedStores('the live updates of the desk', (current, openAnother) => {
  const apps: FastifyInstance[] = [];
  const quick: LiveUpdateTiming = { ...defaultLiveUpdateTiming, pollMs: 20, heartbeatMs: 100 };

  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });

  /**
   * Starts a server with live updates. `onAnswer` is called with the response object of each request, before the
   * request is handled.
   */
  async function serve(
    pace = quick,
    store = current(),
    onAnswer: (answer: ServerResponse) => void = () => {},
  ): Promise<string> {
    const app = Fastify({ forceCloseConnections: 'idle' });
    app.addHook('onRequest', async (_request, reply) => onAnswer(reply.raw));
    app.register(async (desk) =>
      addLiveUpdates(desk, { store, siteUrl: 'http://desk.example', pace }),
    );
    apps.push(app);
    return app.listen({ port: 0, host: '127.0.0.1' });
  }

  type Heard = { answer: IncomingMessage; words: () => string };
  async function listen(
    url: string,
    cookie: string,
    since?: string,
    more: Record<string, string> = {},
  ): Promise<Heard> {
    const query = since === undefined ? '' : `?since=${since}`;
    const request = get(`${url}/desk/news${query}`, { headers: { cookie, ...more } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    let words = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      words += chunk;
    });
    return { answer, words: () => words };
  }

  it('arrive after a new submission, and after an act of a colleague', async () => {
    const asha = await storeStaffMember(current());
    const url = await serve();
    const { words } = await listen(
      url,
      await createSessionCookie(current(), asha),
      await readNewestLiveUpdatesPosition(current()),
    );
    const enquiry = await submitEnquiry(current());
    await expect.poll(words).toContain(`data: ${enquiry.id}.`);
    await current().desk.act(enquiry.id, { kind: 'claim' }, toCounsellorActor(asha));
    const now = await readNewestLiveUpdatesPosition(current());
    await expect.poll(words).toContain(`id: ${now}\nevent: news\ndata: ${now}\n\n`);
  });

  it('arrive when a submission is quarantined, and when it is erased', async () => {
    const asha = await storeStaffMember(current());
    const cookie = await createSessionCookie(current(), asha);
    const before = await readNewestLiveUpdatesPosition(current());
    const { words } = await listen(await serve(), cookie, before);
    await current().keepInQuarantine(makeCallRequest('aside'), 'too quick');
    const kept = await readNewestLiveUpdatesPosition(current());
    expect(kept).not.toBe(before);
    await expect.poll(words).toContain(`data: ${kept}\n\n`);
    // A quarantined submission is no new enquiry.
    expect(await current().desk.newestId()).toBeNull();
    expect(await current().desk.readTodayCounts('all')).toMatchObject({
      fresh: 0,
      inQuarantine: 1,
    });
    const [aside] = await current().findAllQuarantined();
    await current().deleteFromQuarantine(aside?.id ?? '', 'terminal');
    const forgotten = await readNewestLiveUpdatesPosition(current());
    expect(forgotten).not.toBe(kept);
    await expect.poll(words).toContain(`data: ${forgotten}\n\n`);
  });

  it('read one id of the audit, and not its entries', async () => {
    await storeStaffMember(current());
    const { desk } = current();
    const noEntries = () => Promise.reject(new Error('The entries were read.'));
    const now = await readNewestLiveUpdatesPosition({
      ...current(),
      desk: { ...desk, readAuditPage: noEntries },
    });
    const [newest] = await desk.readAuditPage({});
    expect(now).toBe(`..${newest?.id}`);
  });

  it('arrive from another instance, and reach a browser that reconnects later', async () => {
    const asha = await storeStaffMember(current());
    const other = await openAnother();
    const before = await readNewestLiveUpdatesPosition(current());
    const { id } = await submitEnquiry(current());
    const { words } = await listen(
      await serve(quick, other),
      await createSessionCookie(other, asha),
      before,
    );
    await expect.poll(words).toContain(`data: ${id}.`);
  });

  it('are a stream that no proxy buffers or caches, and browsers reconnect to it soon', async () => {
    const cookie = await createSessionCookie(current(), await storeStaffMember(current()));
    const { answer, words } = await listen(await serve(), cookie);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      connection: 'close',
      'cache-control': 'no-store',
    });
    await expect.poll(words).toMatch(/^retry: 3000\n\n/);
  });

  it('continue after the last event that the browser received, whatever the page knew when it was opened', async () => {
    const cookie = await createSessionCookie(current(), await storeStaffMember(current()));
    const atOpening = await readNewestLiveUpdatesPosition(current());
    await submitEnquiry(current());
    const heard = await readNewestLiveUpdatesPosition(current());
    const url = await serve();
    const again = await listen(url, cookie, atOpening, { 'last-event-id': heard });
    await expect.poll(again.words).toContain(': still here');
    expect(again.words()).not.toContain('event:');
  });

  it('are sent once, without a heartbeat right after another event', async () => {
    const cookie = await createSessionCookie(current(), await storeStaffMember(current()));
    const store = current();
    let looks = 0;
    const newestId = async () => {
      looks += 1;
      return store.desk.newestId();
    };
    const counted = { ...store, desk: { ...store.desk, newestId } };
    const url = await serve({ ...quick, heartbeatMs: 600_000 }, counted);
    const { words } = await listen(url, cookie, 'older');
    await expect.poll(() => looks).toBeGreaterThan(3);
    const now = await readNewestLiveUpdatesPosition(store);
    expect(words()).toBe(`retry: 3000\n\nid: ${now}\nevent: news\ndata: ${now}\n\n`);
  });

  it('wait while the database is unreachable, and are sent when it is back', async () => {
    const cookie = await createSessionCookie(current(), await storeStaffMember(current()));
    const store = current();
    let looks = 0;
    const newestId = async () => {
      looks += 1;
      if (looks < 3) throw new Error('The database is away.');
      return store.desk.newestId();
    };
    const url = await serve(quick, { ...store, desk: { ...store.desk, newestId } });
    const { words } = await listen(url, cookie, 'older');
    const now = await readNewestLiveUpdatesPosition(store);
    await expect.poll(words).toContain(`data: ${now}\n\n`);
    expect(words().match(/^data: .*$/gm)).toEqual([`data: ${now}`]);
  });

  it('are not sent twice; a heartbeat is', async () => {
    const asha = await storeStaffMember(current());
    const cookie = await createSessionCookie(current(), asha);
    const { words } = await listen(
      await serve(),
      cookie,
      await readNewestLiveUpdatesPosition(current()),
    );
    await expect.poll(() => words().split(': still here').length).toBeGreaterThan(3);
    expect(words()).not.toContain('event:');
  });

  it('are sent only to signed-in staff who work on enquiries', async () => {
    const books = await storeStaffMember(current(), 'accounts');
    const url = await serve();
    expect((await listen(url, '')).answer.statusCode).toBe(401);
    expect((await listen(url, 'desk=guessed')).answer.statusCode).toBe(401);
    const cookie = await createSessionCookie(current(), books);
    expect((await listen(url, cookie)).answer.statusCode).toBe(403);
  });

  it('are refused before anybody was invited', async () => {
    expect((await listen(await serve(), '')).answer.statusCode).toBe(404);
  });

  it('are sent to a few tabs of a session, and refused to further tabs', async () => {
    const asha = await storeStaffMember(current());
    const cookie = await createSessionCookie(current(), asha);
    const url = await serve();
    const tabs: Heard[] = [];
    for (let n = 0; n < quick.mostOfSession; n += 1) tabs.push(await listen(url, cookie));
    expect((await listen(url, cookie)).answer.statusCode).toBe(204);
    const another = await createSessionCookie(current(), asha);
    expect((await listen(url, another)).answer.statusCode).toBe(200);
    tabs[0]?.answer.destroy();
    await expect.poll(async () => (await listen(url, cookie)).answer.statusCode).toBe(200);
  });

  it('forget a browser that disconnected before the first event', async () => {
    const asha = await storeStaffMember(current());
    const cookie = await createSessionCookie(current(), asha);
    const asked: PromiseWithResolvers<void>[] = [];
    const { staff } = current();
    // The database does not answer until the test releases it.
    const sessionOf: typeof staff.sessionOf = async (token) => {
      const turn = Promise.withResolvers<void>();
      asked.push(turn);
      await turn.promise;
      return staff.sessionOf(token);
    };
    const slow = { ...current(), staff: { ...staff, sessionOf } };
    const answers: ServerResponse[] = [];
    const url = await serve(quick, slow, (answer) => {
      vi.spyOn(answer, 'write');
      answers.push(answer);
    });
    for (let n = 1; n <= quick.mostOfSession; n += 1) {
      const request = get(`${url}/desk/news`, { headers: { cookie } });
      request.on('error', () => {});
      await expect.poll(() => asked.length).toBe(n);
      request.destroy();
    }
    await expect.poll(() => answers.every(({ closed }) => closed)).toBe(true);
    for (const turn of asked) turn.resolve();
    const next = listen(url, cookie);
    await expect.poll(() => asked.length).toBe(quick.mostOfSession + 1);
    asked.at(-1)?.resolve();
    expect((await next).answer.statusCode).toBe(200);
    const theirs = answers.slice(0, quick.mostOfSession);
    for (const answer of theirs) expect(answer.write).not.toHaveBeenCalled();
  });

  it('end after a while, and an ended session receives no more events', async () => {
    const asha = await storeStaffMember(current());
    const cookie = await createSessionCookie(current(), asha);
    const url = await serve({ ...quick, longestMs: 50 });
    const { answer } = await listen(url, cookie);
    await once(answer, 'end');
    await current().staff.endSessions(asha.id, null);
    expect((await listen(url, cookie)).answer.statusCode).toBe(401);
  });

  it('do not delay the stop of the service', async () => {
    const asha = await storeStaffMember(current());
    const cookie = await createSessionCookie(current(), asha);
    const { answer } = await listen(await serve(), cookie);
    const ended = once(answer, 'end');
    await apps[0]?.close();
    await ended;
    expect(answer.complete).toBe(true);
  });
});

describe('the pace of live updates', () => {
  it('shows a new enquiry within five seconds, and keeps the connection from falling silent', () => {
    expect(defaultLiveUpdateTiming.pollMs).toBeLessThanOrEqual(3_000);
    expect(defaultLiveUpdateTiming.heartbeatMs + defaultLiveUpdateTiming.pollMs).toBeLessThan(
      14_000,
    );
  });
});
