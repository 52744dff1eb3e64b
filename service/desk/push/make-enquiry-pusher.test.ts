/** Push notifications to browsers, with a fake push service. */
import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#database/store.ts';
import { makeSubscription } from '../../../tests/service/support/make-submissions.ts';
import { type OpenedStore, onDeskEngine } from '../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../../tests/service/support/staff-and-enquiries.ts';
import { deriveVapidKeys } from './derive-vapid-keys.ts';
import { isPushService } from './is-push-service.ts';
import { makeEnquiryPusher } from './make-enquiry-pusher.ts';

const keys = deriveVapidKeys(randomBytes(32).toString('base64url'), 'mailto:office@example.in');
const { log } = Fastify();

type Told = { path: string; headers: Record<string, unknown>; body: string };

/** A fake push service: records the requests, and answers with the status that is set for a path. */
async function pushService() {
  const told: Told[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      told.push({ path, headers: request.headers, body });
      response.writeHead(statuses.get(path) ?? 201).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, told, statuses, close: () => void server.close() };
}

onDeskEngine('A push', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let service: Awaited<ReturnType<typeof pushService>>;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    service = await pushService();
  });
  afterEach(() => void service.told.splice(0));
  afterAll(async () => {
    service.close();
    await opened.close();
  });

  let sessions = 0;
  async function subscribes(role: 'owner' | 'counsellor' = 'counsellor') {
    const staff = await storeStaffMember(store, role);
    sessions += 1;
    const session = await store.staff.startSession(`hash ${sessions}`, staff.id, 'a phone');
    const path = `/of-${staff.id}`;
    await store.staff.addPush(service.url + path, session.id);
    return { staff, session, path };
  }
  const look = () =>
    makeEnquiryPusher({ pushes: store.staff, keys: async () => keys, log, now: Date.now }).runNow();
  const paths = () => service.told.map(({ path }) => path);

  it('is sent to the member who subscribed, once, without personal data', async () => {
    const { path, session } = await subscribes();
    await look();
    expect(paths()).toEqual([]);
    await submitEnquiry(store, { name: 'Priya Nair' });
    await look();
    await look();
    expect(paths()).toEqual([path]);
    const [{ headers, body }] = service.told as [Told];
    expect(body).toBe('');
    expect(headers).toMatchObject({ ttl: '3600', topic: 'desk' });
    expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);
    await store.staff.removePushOf(session.id);
  });

  it('about an assigned enquiry goes to its owner alone', async () => {
    const [one, other] = [await subscribes(), await subscribes()];
    const { id } = await submitEnquiry(store);
    await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(one.staff));
    await look();
    expect(paths()).toEqual([one.path]);
    await submitEnquiry(store);
    await look();
    expect(paths().slice(1).sort()).toEqual([one.path, other.path].sort());
    for (const { session } of [one, other]) await store.staff.removePushOf(session.id);
  });

  it('about an enquiry of another system, or one that a colleague recorded, goes to its owner too', async () => {
    const [owner, colleague] = [await subscribes(), await subscribes()];
    const added = {
      phone: '+91 98470 11111',
      email: null,
      message: null,
      offer: null,
      source: null,
      once: null,
    };
    for (const [way, takenBy] of [
      ['other system', 'lead-ads'],
      ['phone call', colleague.staff.id],
    ] as const) {
      const { id } = await store.desk.addEnquiry(
        { ...added, name: `By ${way}`, way, told: 'elsewhere', takenBy },
        { who: takenBy, claimFor: null },
      );
      await store.desk.act(id, { kind: 'claim' }, toCounsellorActor(owner.staff));
      await look();
      expect(paths().splice(0)).toEqual([owner.path]);
      service.told.splice(0);
    }
    for (const { session } of [owner, colleague]) await store.staff.removePushOf(session.id);
  });

  it('is not sent for a newsletter, nor for an enquiry that a member recorded for themselves', async () => {
    const { staff, session } = await subscribes();
    await store.insertAsVisitor(makeSubscription('news@example.in'));
    await store.desk.addEnquiry(
      {
        name: 'A walk-in',
        phone: '+91 98470 54321',
        email: null,
        message: null,
        offer: null,
        source: null,
        way: 'walk-in',
        told: 'not yet',
        takenBy: staff.id,
        once: null,
      },
      { who: staff.id, claimFor: staff.id },
    );
    await look();
    expect(paths()).toEqual([]);
    await store.staff.removePushOf(session.id);
  });

  it('ends with the session', async () => {
    const { staff, session } = await subscribes();
    expect(await store.staff.countPushOf(session.id)).toBe(1);
    await store.staff.endSession(session.id, staff.id);
    await submitEnquiry(store);
    await look();
    expect(paths()).toEqual([]);
    await store.staff.addPush(`${service.url}/late`, session.id);
    expect(await store.staff.claimBrowsersToNotify()).toEqual([]);
  });

  it('ends when the push service no longer knows the browser, but not when the push service is unreachable', async () => {
    const [gone, away] = [await subscribes(), await subscribes()];
    service.statuses.set(gone.path, 410).set(away.path, 503);
    await submitEnquiry(store);
    await look();
    expect(await store.staff.countPushOf(gone.session.id)).toBe(0);
    expect(await store.staff.countPushOf(away.session.id)).toBe(1);
    await store.staff.removePushOf(away.session.id);
  });
});

describe('the signed statement to a push service', () => {
  it('is signed with the key that browsers subscribe with, for that service and half a day', () => {
    const now = Date.UTC(2026, 10, 25);
    const header = keys.authorization('https://fcm.googleapis.com/fcm/send/abc', now);
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
    expect(key).toBe(keys.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(read(claims)).toEqual({
      aud: 'https://fcm.googleapis.com',
      exp: now / 1000 + 12 * 3600,
      sub: 'mailto:office@example.in',
    });
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const isRight = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isRight).toBe(true);
  });
});

describe('an address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('may be %s', (endpoint) => expect(isPushService(endpoint)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com@169.254.169.254/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://fcm.googleapis.com.example.com/',
    'https://evilpush.apple.com.example.com/',
    'file:///etc/passwd',
    '',
  ])('is not %s', (endpoint) => expect(isPushService(endpoint)).toBe(false));
});
