/**
 * Tests what the service sends to a CRM, how it treats each kind of answer, and that the receiver shown in
 * `docs/webhooks.md` accepts what the service sends.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import { makeSampleLead } from '../../../tests/service/support/make-sample-lead.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { sampleOffersFile } from '../../../tests/service/support/sample-offers-file.ts';
import { findFreePort } from '../../../tests/support/find-free-port.ts';
import { makeOffersFromFile } from '../../offers/read-offers.ts';
import { makeEnquiryWebhookBody, makeEnquiryWebhookSender } from './make-enquiry-webhook-sender.ts';
import { signWebhook } from './post-webhook.ts';

const secret = 'a-secret-that-both-know';

function batch(id: string, name: string): OutboxBatch {
  const createdAt = new Date('2026-11-21T08:35:00Z');
  const lead = makeSampleLead({
    createdAt,
    name,
    phone: '098765 43210',
    program: 'Web Development',
    message: 'ஒரு கேள்வி',
  });
  return { id, channel: 'webhook', attempts: 0, createdAt, leads: [lead] };
}

it('the documentation names every value that is sent', () => {
  const { data } = JSON.parse(makeEnquiryWebhookBody(makeSampleLead()));
  const [sending = ''] = readFileSync('docs/webhooks.md', 'utf8').split('# Taking enquiries');
  expect(Object.keys(data).filter((name) => !sending.includes(`\`${name}\``))).toEqual([]);
});

describe('the receiver in the documentation', () => {
  const folder = makeScratchFolder();
  let receiver: ChildProcess;
  let url: string;
  let printed = '';

  beforeAll(async () => {
    const document = readFileSync('docs/webhooks.md', 'utf8');
    const [, code = ''] = /```js\n(\/\/ receiver\.mjs[\s\S]*?)```/.exec(document) ?? [];
    expect([...code.matchAll(/from '([^']+)'/g)].map(([, module]) => module)).toEqual([
      'node:crypto',
      'node:http',
    ]);
    const file = join(folder.path, 'receiver.mjs');
    writeFileSync(file, code);
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}/`;
    receiver = spawn(process.execPath, [file], {
      env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    receiver.stdout?.on('data', (chunk) => {
      printed += chunk;
    });
    const isUp = () => fetch(url, { method: 'POST' }).then(Boolean, () => false);
    while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  beforeEach(() => {
    printed = '';
  });
  afterAll(async () => {
    receiver.kill('SIGKILL');
    await once(receiver, 'exit');
    folder.remove();
  });

  const send = (id: string, name: string, { with: key = secret, at = Date.now } = {}) =>
    makeEnquiryWebhookSender({ url, secret: key }, at).send(batch(id, name));
  const printedOnce = async (text: string) => {
    while (!printed.includes(text)) await new Promise((resolve) => setTimeout(resolve, 10));
    return printed.split(text).length === 2;
  };

  it('accepts what the service sends, and prints it once however often it arrives', async () => {
    expect(await send('id-1', 'Asha')).toEqual({ at: 'sent' });
    expect(await send('id-1', 'Asha')).toEqual({ at: 'sent' });
    expect(await send('id-2', 'Ravi')).toEqual({ at: 'sent' });
    expect(await printedOnce('Ravi')).toBe(true);
    expect(await printedOnce('Asha')).toBe(true);
    expect(printed).toContain('+919876543210');
    expect(printed).toContain('ஒரு கேள்வி');
  });

  it('refuses another secret, an old signature and a changed body', async () => {
    const refused = { at: 'later', reason: 'status 401' };
    expect(await send('id-3', 'Asha', { with: 'another-secret-of-16' })).toEqual(refused);
    expect(await send('id-4', 'Asha', { at: () => Date.now() - 6 * 60_000 })).toEqual(refused);
    expect(await send('id-5', 'Asha', { at: () => Date.now() + 6 * 60_000 })).toEqual(refused);
    const seconds = Math.floor(Date.now() / 1000);
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'webhook-id': 'id-6',
        'webhook-timestamp': String(seconds),
        'webhook-signature': signWebhook(secret, 'id-6', seconds, '{"data":{"name":"Asha"}}'),
      },
      body: '{"data":{"name":"Mallory"}}',
    });
    expect(answer.status).toBe(401);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(printed).toBe('');
  });
});

describe('a request to a CRM', () => {
  type Heard = { headers: IncomingHttpHeaders; body: string };
  let heard: Heard[];
  /**
   * The statuses with which the CRM answers the next requests; null means that it does not answer. When none is left,
   * it answers with success.
   */
  let answers: (number | null)[];
  let server: Server;
  let crm: string;
  const secondsNow = 1_795_250_100;
  const sender = (timeoutMs?: number) =>
    makeEnquiryWebhookSender(
      { url: crm, secret },
      () => secondsNow * 1_000 + 900,
      timeoutMs,
      makeOffersFromFile(sampleOffersFile),
    );
  const several = (...ids: string[]): OutboxBatch => ({
    ...batch('batch', ''),
    leads: ids.map((id) => makeSampleLead({ id })),
  });

  beforeEach(async () => {
    [heard, answers] = [[], []];
    server = createServer(async (request, response) => {
      heard.push({ headers: request.headers, body: await text(request) });
      const [status = 200] = answers.splice(0, 1);
      if (status === null) return;
      response.writeHead(status, { location: crm }).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    crm = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('states the person, the wish and the time of an enquiry, with its id and the time of sending', async () => {
    const { leads, ...rest } = batch('id-1', 'Asha');
    const asked = leads.map((lead) => ({ ...lead, offer: 'flutter' }));
    expect(await sender().send({ ...rest, leads: asked })).toEqual({ at: 'sent' });
    const [{ headers, body } = { headers: {}, body: '' }] = heard;
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Miranaya-Webhook/1',
      'webhook-id': 'id-1',
      'webhook-timestamp': `${secondsNow}`,
      'webhook-signature': `v1,${createHmac('sha256', secret).update(`id-1.${secondsNow}.${body}`).digest('base64')}`,
    });
    const { createdAt, ...row } = asked[0] ?? makeSampleLead();
    expect(JSON.parse(body)).toEqual({
      type: 'lead.created',
      timestamp: createdAt.toISOString(),
      data: {
        ...row,
        asked_for: 'Certified Course',
        offer_name: 'Flutter, course with internship',
        phone_e164: '+919876543210',
      },
    });
  });

  it('keeps empty fields empty', async () => {
    await sender().send(several('one'));
    expect(JSON.parse(heard[0]?.body ?? '').data).toMatchObject({
      asked_for: null,
      offer_name: null,
      phone: null,
      phone_e164: null,
    });
  });

  it('states an offer that is no longer sold by its slug, without a name', async () => {
    const leads = [makeSampleLead({ offer: 'gone' })];
    await sender().send({ ...several('one'), leads });
    expect(JSON.parse(heard[0]?.body ?? '').data).toMatchObject({
      offer: 'gone',
      offer_name: null,
    });
  });

  it('sends several enquiries one by one, each under its own id, until one is not accepted', async () => {
    const idsHeard = () => heard.map(({ headers }) => headers['webhook-id']);
    expect(await sender().send(several('one', 'two'))).toEqual({ at: 'sent' });
    expect(idsHeard()).toEqual(['one', 'two']);
    heard = [];
    answers = [204, 503];
    expect(await sender().send(several('one', 'two', 'three'))).toEqual({
      at: 'later',
      reason: 'status 503',
    });
    expect(idsHeard()).toEqual(['one', 'two']);
  });

  it.each([
    [200, { at: 'sent' }],
    [204, { at: 'sent' }],
    [307, { at: 'later', reason: 'status 307' }],
    [404, { at: 'later', reason: 'status 404' }],
    [410, { at: 'refused', reason: 'status 410' }],
  ])('ends by an answer of %d as documented, and follows no redirect', async (status, outcome) => {
    answers = [status];
    expect(await sender().send(batch('id-1', 'Asha'))).toEqual(outcome);
    expect(heard).toHaveLength(1);
  });

  it('is tried later after no answer and after a refused connection, with a named reason', async () => {
    answers = [null];
    expect(await sender(200).send(batch('id-1', 'Asha'))).toEqual({
      at: 'later',
      reason: 'TimeoutError',
    });
    server.closeAllConnections();
    await promisify(server.close.bind(server))();
    expect(await sender().send(batch('id-1', 'Asha'))).toEqual({
      at: 'later',
      reason: 'ECONNREFUSED',
    });
  });

  it('needs no check beforehand: a CRM has no password that could be wrong', async () => {
    expect(await sender().probe()).toEqual({ at: 'sent' });
    expect(heard).toEqual([]);
  });
});

describe('a secret in the format of Standard Webhooks', () => {
  it('is recognised only with its prefix at the beginning', () => {
    const odd = 'our-whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const expected = createHmac('sha256', odd).update('id.1.{}').digest('base64');
    expect(signWebhook(odd, 'id', 1, '{}')).toBe(`v1,${expected}`);
  });

  it('gives the same key as in the libraries of Standard Webhooks', () => {
    // The arguments and the result are the example in the Standard Webhooks specification.
    expect(
      signWebhook(
        'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        'msg_p5jXN8AQM9LWM0D4loKWxJek',
        1614265330,
        '{"test": 2432232314}',
      ),
    ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });
});
